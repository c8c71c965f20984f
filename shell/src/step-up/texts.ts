export const STEP_UP = {
  title: 'Please confirm that it is you',
  lead: 'Your last login is a while ago, and this shows or changes something that others must not get at.',
  password: 'Password',
  code: 'Code of your authenticator app, or a recovery code',
  passkey: 'Use a passkey',
  confirm: 'Confirm',
  cancel: 'Cancel',
};
