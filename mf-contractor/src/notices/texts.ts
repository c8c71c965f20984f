export const notices = {
  title: 'Notices',
  lead: (days: number) =>
    `What concerns you: safety first, then work, then your account. Notices are kept for ${days} days.`,
  about: { safety: 'Safety', work: 'Work', account: 'Account' },
  list: (about: string) => `Notices: ${about}`,
  empty: 'There are no notices yet. You read here what the office decides and what changes for you.',
  unread: 'Unread',
  markAll: 'Mark all read',
  marked: 'All notices are read.',
  older: 'Show older notices',
  end: 'There are no older ones.',
  choices: 'Choose what reaches you elsewhere',
};

export const choices = {
  title: 'Notices',
  lead: 'Every notice is in the list in the app. Choose which ones you also get by mail, and as messages on the devices that you have switched on below. Mail about safety and money is always sent.',
  injury: 'An injury is told to every admin at once by mail and on all their devices. This cannot be switched off.',
  noMail: 'No mail is sent at the moment. Your choices count from when the office sets it up.',
  kind: 'Notice',
  mail: 'Mail',
  push: 'Device',
  by: (channel: string, label: string) => `${channel}: ${label}`,
  always: 'Always',
  list: 'See your notices',
};
