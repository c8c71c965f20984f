export const login = {
  title: 'Sub-Contractor Login',
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  refused: 'You are not logged in. Please look again at what you have typed.',
  registerLead: 'Not registered yet?',
  register: 'Register as sub-contractor',
  quoteLead: 'Looking for a cleaner?',
  quote: 'Get a quote',
  clientLead: 'Are you a client of ours?',
  client: 'Open the client page',
  checking: 'Checking your session…',
  ended: 'Your session has ended. Please log in again; you will come back to where you were.',
  needed: 'Please log in to see this page.',
  asideTitle: 'Work with us',
  aside: 'See your jobs, start and finish your shifts and follow your earnings, on the phone in your pocket.',
} as const;

/** The second step of the login, where the account asks for one. */
export const secondStep = {
  lead: 'Your password is right. Please also give the code of your authenticator app.',
  code: 'Code',
  hint: 'Six digits, or one of your recovery codes.',
  back: 'Use another account',
  lost: 'Lost the app and the recovery codes? Please ask the office.',
} as const;

export const forgotten = {
  link: 'Forgot your password?',
  title: 'Forgotten password',
  lead: 'Give the e-mail of your account. We send a link to it with which you choose a new password.',
  email: 'E-mail',
  required: 'Please fill this field.',
  submit: 'Send me a link',
  again: 'Nothing came? Please check your spam folder, or ask the office.',
  retry: 'Use another e-mail',
  login: 'Back to the login',
} as const;

export const reset = {
  title: 'Choose a new password',
  lead: 'At least 10 characters. You are then logged out everywhere, and log in with the new password.',
  next: 'New password',
  confirm: 'Confirm new password',
  required: 'Please fill this field.',
  tooShort: 'The password must have at least 10 characters.',
  differs: 'The two passwords are not the same.',
  endCalendar: 'Also end the address of my calendar. Whoever has it sees my shifts without a login.',
  submit: 'Save the password',
  doneTitle: 'Your password is saved',
  login: 'Login',
  notGoodTitle: 'This link has expired or was already used',
  notGood:
    'Each link works once and for a limited time. Ask for a new one; somebody who was invited asks who has invited them.',
  noLinkTitle: 'This page needs its link',
  noLink: 'Please open the link of the message once more, or ask for a new one.',
  again: 'Ask for a new link',
} as const;

export const confirmation = {
  title: 'Confirm your e-mail',
  lead: 'Press the button to confirm that this is your e-mail address.',
  submit: 'Confirm',
  doneTitle: 'Thank you',
  goOn: 'Go to your account',
  notGoodTitle: 'This link has expired or was already used',
  notGood: 'Log in and ask for a new link under Account.',
  noLinkTitle: 'This page needs its link',
  noLink: 'Please open the link of the message once more, or log in and ask for a new one under Account.',
} as const;

export const passkeyLogin = {
  button: 'Use a passkey',
} as const;
