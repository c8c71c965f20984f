import { i18n } from '../languages/i18n';

export const siteCard = {
  get title() {
    return i18n._('siteCard.title');
  },
  get contact() {
    return i18n._('siteCard.contact');
  },
  call: (name: string) => i18n._('siteCard.call', { name }),
  get contactPerson() {
    return i18n._('siteCard.contactPerson');
  },
  get door() {
    return i18n._('siteCard.door');
  },
  later: (from: string) => i18n._('siteCard.later', { from }),
  get noShift() {
    return i18n._('siteCard.noShift');
  },
  get sheets() {
    return i18n._('siteCard.sheets');
  },
  open: (name: string) => i18n._('siteCard.open', { name }),
  get kept() {
    return i18n._('siteCard.kept');
  },
};
