import { localizeTexts } from '@cleaning/ui/app';

export const STEP_UP = localizeTexts('stepUp', {
  title: 'Confirm it’s you',
  lead: 'You logged in a while ago. Confirm it’s you before you view or change sensitive information.',
  password: 'Password',
  code: 'Code from your authenticator app, or a recovery code',
  passkey: 'Use a passkey',
  confirm: 'Confirm',
  cancel: 'Cancel',
});
