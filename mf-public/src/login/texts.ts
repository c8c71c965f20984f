export const login = {
  title: 'Sub-Contractor Login',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  refused: 'You’re not logged in. Check your email and password.',
  registerLead: 'Not registered yet?',
  register: 'Register as a sub-contractor',
  quoteLead: 'Looking for a cleaner?',
  quote: 'Get a quote',
  clientLead: 'Are you a client?',
  client: 'Open the client page',
  checking: 'Checking your login…',
  ended: 'Your session has ended. Log in again to go back to where you were.',
  needed: 'Log in to see this page.',
  asideTitle: 'Work with us',
  aside: 'See your jobs, start and finish shifts and check your earnings on your phone.',
} as const;

/** Second step of the login, for accounts that need one. */
export const secondStep = {
  lead: 'Now enter the code from your authenticator app.',
  code: 'Code',
  hint: 'Six digits, or a recovery code.',
  back: 'Use another account',
  lost: 'Lost your app and recovery codes? Ask the office.',
} as const;

export const forgotten = {
  link: 'Forgot your password?',
  title: 'Forgotten password',
  lead: 'Enter your account’s email. We’ll send you a link to choose a new password.',
  email: 'Email',
  required: 'Fill in this field.',
  submit: 'Send me a link',
  again: 'Didn’t get it? Check your spam folder, or ask the office.',
  retry: 'Use another email',
  login: 'Back to login',
} as const;

export const reset = {
  title: 'Choose a new password',
  lead: 'Use at least 10 characters. You’ll be logged out everywhere and can log in with the new password.',
  next: 'New password',
  confirm: 'Confirm new password',
  required: 'Fill in this field.',
  tooShort: 'Use at least 10 characters.',
  differs: 'The passwords don’t match.',
  endCalendar: 'Also turn off my calendar link. Anyone who has it can see my shifts without logging in.',
  submit: 'Save password',
  doneTitle: 'Password saved',
  login: 'Login',
  notGoodTitle: 'This link has expired or was already used',
  invalidLink:
    'Each link works once, for a limited time. Ask for a new one. If you were invited, ask the person who invited you.',
  noLinkTitle: 'Open this page from our email',
  noLink: 'Open the link in the email again, or ask for a new one.',
  again: 'Ask for a new link',
  /** Above the providers' buttons, for invited people. */
  withProvider: (email: string) => `Or continue without a password. Choose the account with ${email}.`,
} as const;

export const confirmation = {
  title: 'Confirm your email',
  lead: 'Press the button to confirm that this is your email address.',
  submit: 'Confirm',
  doneTitle: 'Thank you',
  goOn: 'Go to your account',
  notGoodTitle: 'This link has expired or was already used',
  invalidLink: 'Log in and ask for a new link under Account.',
  noLinkTitle: 'Open this page from our email',
  noLink: 'Open the link in the email again, or log in and ask for a new one under Account.',
} as const;

export const passkeyLogin = {
  button: 'Use a passkey',
} as const;

export const providerLogin = {
  button: (name: string) => `Continue with ${name}`,
  loggingIn: 'Logging you in…',
  connecting: 'Connecting your account…',
  failedTitle: 'You’re not logged in',
  accepting: 'Accepting your invitation…',
  notConnectedTitle: 'Account not connected',
  notAcceptedTitle: 'Invitation not accepted',
  stopped: (name: string) => (name === '' ? 'Login cancelled.' : `Login with ${name} cancelled.`),
  again: 'Back to login',
  account: 'Back to your account',
  invitation: 'Back to the invitation',
  connected: (name: string) => `${name} connected.`,
  accepted: (name: string) => `${name} connected. Add a passkey now, so you can confirm changes later.`,
} as const;
