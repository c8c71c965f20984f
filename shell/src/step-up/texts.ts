import { inLanguage } from '@cleaning/ui/app';

export const STEP_UP = inLanguage('stepUp', {
  title: 'Please confirm that it is you',
  lead: 'Your last login was a while ago, and you are about to view or change sensitive information.',
  password: 'Password',
  code: 'Code of your authenticator app, or a recovery code',
  passkey: 'Use a passkey',
  confirm: 'Confirm',
  cancel: 'Cancel',
});
