import { MAX_PASSKEYS } from '@cleaning/contracts';
import { i18n } from '../languages/i18n';

export const passkeys = {
  get title() {
    return i18n._('passkeys.title');
  },
  get lead() {
    return i18n._('passkeys.lead');
  },
  get empty() {
    return i18n._('passkeys.empty');
  },
  get name() {
    return i18n._('passkeys.name');
  },
  get nameHint() {
    return i18n._('passkeys.nameHint');
  },
  get nameNeeded() {
    return i18n._('passkeys.nameNeeded');
  },
  get add() {
    return i18n._('passkeys.add');
  },
  added: (name: string) => i18n._('passkeys.added', { name }),
  get full() {
    return i18n._('passkeys.full', { most: MAX_PASSKEYS });
  },
  get synced() {
    return i18n._('passkeys.synced');
  },
  get copied() {
    return i18n._('passkeys.copied');
  },
  get copiedHint() {
    return i18n._('passkeys.copiedHint');
  },
  made: (day: string) => i18n._('passkeys.made', { day }),
  used: (day: string) => i18n._('passkeys.used', { day }),
  get never() {
    return i18n._('passkeys.never');
  },
  get rename() {
    return i18n._('passkeys.rename');
  },
  renameNamed: (name: string) => i18n._('passkeys.renameNamed', { name }),
  get save() {
    return i18n._('passkeys.save');
  },
  get cancel() {
    return i18n._('passkeys.cancel');
  },
  get remove() {
    return i18n._('passkeys.remove');
  },
  removeNamed: (name: string) => i18n._('passkeys.removeNamed', { name }),
  confirmRemove: (name: string) => i18n._('passkeys.confirmRemove', { name }),
};

export const enrol = {
  title: 'Set up a second factor',
  lead: 'Admins of this company log in with more than a password. Set up a passkey or an authenticator app; then the desk opens.',
  goOn: 'Go on to the desk',
  none: 'Please set up a passkey or an authenticator app first.',
};
