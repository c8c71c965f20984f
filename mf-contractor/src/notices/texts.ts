import { i18n } from '../languages/i18n';

export const notices = {
  get title() {
    return i18n._('notices.title');
  },
  lead: (days: number) => i18n._('notices.lead', { days }),
  about: {
    get safety() {
      return i18n._('notices.about.safety');
    },
    get work() {
      return i18n._('notices.about.work');
    },
    get account() {
      return i18n._('notices.about.account');
    },
  },
  list: (about: string) => i18n._('notices.list', { about }),
  get empty() {
    return i18n._('notices.empty');
  },
  get unread() {
    return i18n._('notices.unread');
  },
  get markAll() {
    return i18n._('notices.markAll');
  },
  get marked() {
    return i18n._('notices.marked');
  },
  get older() {
    return i18n._('notices.older');
  },
  get end() {
    return i18n._('notices.end');
  },
  get choices() {
    return i18n._('notices.choices');
  },
};

export const choices = {
  get title() {
    return i18n._('choices.title');
  },
  get lead() {
    return i18n._('choices.lead');
  },
  get injury() {
    return i18n._('choices.injury');
  },
  get noMail() {
    return i18n._('choices.noMail');
  },
  get kind() {
    return i18n._('choices.kind');
  },
  get mail() {
    return i18n._('choices.mail');
  },
  get push() {
    return i18n._('choices.push');
  },
  by: (channel: string, label: string) => i18n._('choices.by', { channel, label }),
  get always() {
    return i18n._('choices.always');
  },
  get list() {
    return i18n._('choices.list');
  },
};
