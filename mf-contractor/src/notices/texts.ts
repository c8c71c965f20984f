export const notices = {
  title: 'Notices',
  lead: (days: number) => `What concerns you, newest first. Notices are kept for ${days} days.`,
  list: 'Notices',
  empty: 'There are no notices yet. You read here what the office decides and what changes for you.',
  unread: 'Unread',
  markAll: 'Mark all read',
  marked: 'All notices are read.',
  older: 'Show older notices',
  end: 'These are all notices.',
  choices: 'Choose what is mailed to you',
};

export const choices = {
  title: 'Notices by mail',
  lead: 'Every notice is in the list in the app. Choose which ones you also get by mail.',
  noMail: 'No mail is sent at the moment. Your choices count from when the office sets it up.',
  always: 'Safety and money: always by mail.',
  list: 'See your notices',
};
