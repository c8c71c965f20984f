export const links = {
  title: 'Login',
  lead: 'If e-mail does not reach someone, create a one-time link here and give it to them to choose a new password. They are told by e-mail that it was created.',
  make: 'Make a link for a new password',
  confirmMake: (name: string) =>
    `Do you want to make a link with which a new password for ${name} can be chosen? Give it to this person only.`,
  link: 'Link',
  until: (instant: string) => `Works once, until ${instant}. You will not see this link again.`,
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'It could not be copied. Please mark and copy it by hand.',
  email: 'E-mail address',
  unconfirmed: 'Not confirmed',
  confirmed: 'Confirmed',
  refused: 'E-mail bounces',
  refusedLead: 'The mail server of this address does not take messages. Ask the person for another address.',
  factor: 'Two-factor login',
  on: 'On',
  off: 'Off',
  resetFactor: 'Switch off the two-factor login',
  confirmReset: (name: string) =>
    `Has ${name} lost the app and the recovery codes? Make sure that it is really this person who asks. The login then asks for the password only.`,
  reset: 'The two-factor login is switched off.',
};

export const invite = {
  title: 'Invite an administrator',
  lead: 'They choose a password with a link that expires after 7 days.',
  name: 'Name',
  email: 'E-mail',
  submit: 'Invite',
  mailed: (name: string, email: string) => `${name} is invited. The link was mailed to ${email}.`,
  byHand: (name: string) =>
    `${name} is invited. No mail is sent at the moment: please copy this link and hand it over.`,
};
