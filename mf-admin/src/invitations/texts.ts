import { CONTRACTOR_INVITATION_DAYS } from '@cleaning/contracts';

export const invitations = {
  title: 'Invite sub-contractors',
  link: 'Invite sub-contractors',
  lead: (canMail: boolean) =>
    `Each person gets a link ${canMail ? 'by email ' : ''}to register with their details and documents. It works for ${CONTRACTOR_INVITATION_DAYS} days.`,
  people: 'Names and emails',
  peopleHint:
    'One person a line: name, email. You can paste from a spreadsheet, or choose Deputy’s export of team members.',
  file: 'Or choose a CSV file',
  name: 'Name',
  email: 'Email',
  noEmail: (line: number) => `Line ${line} has no email address.`,
  hasLeft: (line: number, name: string) =>
    `Line ${line} has a termination date. ${name === '' ? 'This person' : name} is left out.`,
  noName: (line: number) => `Line ${line} has no name.`,
  tooMany: (most: number) => `Invite up to ${most} people at a time.`,
  nobody: 'Enter at least one person.',
  badFile: 'This file isn’t a CSV or text file.',
  /** Without a mail server nothing is sent. */
  submit: (count: number, canMail: boolean) => {
    const verb = canMail ? 'Send' : 'Create';
    if (count === 0) return `${verb} invitations`;
    return count === 1 ? `${verb} 1 invitation` : `${verb} ${count} invitations`;
  },
  noServer: 'Email isn’t set up, so nothing is sent. Copy each link from the list below and send it yourself.',
  sent: (count: number) => (count === 1 ? '1 person invited.' : `${count} people invited.`),
  made: (count: number) => {
    if (count === 0) return 'No invitations created.';
    return count === 1
      ? 'Invitation created. Copy the link and send it yourself.'
      : `${count} invitations created. Copy each link and send it yourself.`;
  },
  registered: (emails: string) => `Already registered, so not invited: ${emails}.`,
  open: 'Not registered yet',
  nobodyOpen: 'No open invitations.',
  invitedOn: 'Invited',
  expires: 'Link expires',
  expired: 'Expired',
  actions: 'Actions',
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  newLink: 'Create new link',
  newLinkAsked: (name: string) => `Create a new link?\nThe link you emailed ${name} stops working.`,
  copyLink: 'Copy link',
  copyLinkFor: (name: string) => `Copy link for ${name}`,
  copyAgainAsked: (name: string) => `Copy a new link?\nThe link you copied for ${name} before stops working.`,
  linkCopied: (name: string) => `Link copied. Send it to ${name}.`,
  again: 'Send again',
  isSentAgain: (name: string) => `Invitation sent to ${name} again.`,
  withdraw: 'Withdraw',
  withdrawAsked: (name: string) => `Withdraw ${name}’s invitation?\nTheir link stops working.`,
  withdrawn: (name: string) => `${name}’s invitation withdrawn.`,
  linkUntil: (when: string) => `Works until ${when}. You won’t see this link again.`,
};
