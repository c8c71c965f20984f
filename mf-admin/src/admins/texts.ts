export const links = {
  title: 'Login',
  lead: 'If they don’t get our emails, create a one-time link so they can set a new password. We’ll also email them about it.',
  make: 'Create password link',
  confirmMake: (name: string) =>
    `Create a password link?\nGive it only to ${name}. Anyone with the link can set their password.`,
  link: 'Link',
  until: (instant: string) => `Works once, until ${instant}. You won’t see this link again.`,
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy the link. Select it and copy it yourself.',
  email: 'Email address',
  unconfirmed: 'Not confirmed',
  confirmed: 'Confirmed',
  refused: 'Email bounces',
  refusedLead: 'Emails to this address bounce. Ask them for another address.',
  factor: 'Two-factor login',
  on: 'On',
  off: 'Off',
  resetFactor: 'Turn off two-factor login',
  confirmReset: (name: string) =>
    `Turn off two-factor login?\n${name} will only need a password. This also removes passkeys and logins with Google or Microsoft. Make sure it’s really them asking.`,
  reset: 'Two-factor login is off.',
};

export const invite = {
  title: 'Invite an admin',
  lead: 'We’ll email a link to set a password. It expires in 7 days.',
  name: 'Name',
  email: 'Email',
  submit: 'Send invitation',
  mailed: (name: string, email: string) => `${name} invited. We’ve emailed the link to ${email}.`,
  byHand: (name: string) => `${name} invited. Email isn’t set up, so copy this link and give it to them.`,
};

export const loginRules = {
  title: (providers: readonly string[]) => `Login with ${providers.join(' and ')}`,
  withoutPassword: 'Admins log in without a password',
  hint: 'Once an admin connects an account, their password stops working. Passkeys still work.',
  contractors: 'Sub-contractors can connect an account',
  save: 'Save login rules',
  saved: 'Login rules saved.',
};
