export const siteCard = {
  title: 'At this place',
  contact: 'Contact',
  call: (name: string) => `Call ${name}`,
  contactPerson: 'the contact',
  door: 'Doors and alarm',
  later: (from: string) => `Door and alarm details are shown from ${from}.`,
  noShift: 'Door and alarm details are shown from 12 hours before a shift of yours.',
  sheets: 'Safety data sheets',
  open: (name: string) => `Open ${name}`,
  kept: 'They can be opened without a connection too.',
};
