import { MAX_PASSKEYS } from '@cleaning/contracts';

export const passkeys = {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, your face or the PIN of your device instead of a password.',
  empty: 'You have no passkey yet.',
  name: 'Name',
  nameHint: 'Such as “My phone”, to tell your passkeys apart.',
  nameNeeded: 'Please give it a name.',
  add: 'Add a passkey',
  added: (name: string) => `The passkey “${name}” was added.`,
  full: `You have ${MAX_PASSKEYS} passkeys. Remove one to add another.`,
  synced: 'On several devices',
  copied: 'Not accepted',
  copiedHint: 'There seems to be a copy of it. Please remove it and add a new one.',
  made: (day: string) => `Added ${day}`,
  used: (day: string) => `last used ${day}`,
  never: 'not used yet',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename the passkey ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove the passkey ${name}`,
  confirmRemove: (name: string) =>
    `Do you want to remove the passkey “${name}”? You can no longer log in with it. Your device may go on showing it until you delete it there too.`,
};

export const enrol = {
  title: 'Set up a second factor',
  lead: 'Administrators of this company log in with more than a password. Set up a passkey or an authenticator app; then the desk opens.',
  goOn: 'Go on to the desk',
  none: 'Please set up a passkey or an authenticator app first.',
};
