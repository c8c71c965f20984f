import type { ACCOUNT_TYPES } from '@cleaning/contracts';
import { siteData } from '@cleaning/ui/app';

export const languageChoice = {
  title: 'Language',
  lead: 'Of this app, of your notices and of the mail that you get. The documents of your payments stay in English.',
  label: 'Language',
  saved: 'The language is changed.',
  unchecked:
    'Translated by machine, not checked by a speaker. If a sentence is unclear, choose English or call the office.',
};

export const accountTypes: Record<(typeof ACCOUNT_TYPES)[number], string> = {
  'Savings account': 'Savings account',
  'Trust account': 'Trust account',
};

export const emailState = {
  unconfirmed: 'Your e-mail address is not confirmed yet. Messages about your work and your password go there.',
  refused: 'E-mail to your address bounces. Ask the office to change it, or ask for a change below.',
  send: 'Send me a link to confirm it',
  sent: 'We have sent you a link. It expires in 30 minutes.',
  noMail: 'We cannot send mail at the moment. Please ask the office.',
};

export const sessions = {
  title: 'Where you are logged in',
  lead: 'A device that you do not know? End its session, and change your password.',
  unknown: 'Unknown device',
  here: 'This device',
  since: (instant: string) => `Logged in ${instant}`,
  lastUse: (instant: string) => `Last used ${instant}`,
  end: 'End',
  endNamed: (device: string) => `End the session of ${device}`,
  endOthers: 'End all others',
  confirmOthers: 'Do you want to end all other sessions? You stay logged in here.',
  ended: 'The session has ended.',
  othersEnded: 'All other sessions have ended.',
};

export const calendarQuestion = {
  ask: 'The address of your calendar still works: whoever has it sees your shifts. Do you want to end it too? Calendar programs that use it get no more shifts.',
  end: 'End the address',
  keep: 'Keep the address',
  ended: "Your calendar's address has ended.",
  notEnded: "Your calendar's address has not ended: try again under My Jobs.",
};

export const secondFactor = {
  title: 'Two-factor login',
  lead: 'With it, the login asks for a code of an authenticator app on your phone, beside the password.',
  on: 'On',
  off: 'Off',
  left: (count: number) => `Recovery codes left: ${count}`,
  fewLeft: 'You have few recovery codes left. Get new ones.',
  start: 'Switch on',
  cancel: 'Cancel',
  password: 'Current password',
  passwordHint: 'To be sure that it is you.',
  goOn: 'Continue',
  scan: 'Scan this with an authenticator app, or type the key into it.',
  qr: 'QR code for an authenticator app. The key below says the same.',
  secret: 'Key',
  open: 'Open an authenticator app on this device',
  code: 'Code of the app',
  anyCode: 'Code of the app, or a recovery code',
  codeHint: 'Six digits.',
  confirm: 'Confirm',
  codesTitle: 'Your recovery codes',
  codesLead:
    'Each code works once, when you do not have the app. They are shown only now: keep them where others do not find them, not on this phone alone.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  notCopied: 'They could not be copied. Please write them down or download them.',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  fileText: (codes: string) => `Recovery codes of ${siteData().company.name}. Each works once.\n\n${codes}\n`,
  kept: 'I have kept them',
  newCodes: 'New recovery codes',
  newLead: 'Your current codes then stop working.',
  getCodes: 'Get new codes',
  remove: 'Switch off',
  removeLead: 'The login then asks for the password only.',
  removed: 'Two-factor login is switched off.',
  required: 'Please fill this field.',
};

export const changeRequest = {
  ask: 'Ask for a change',
  title: 'Ask for a change of your details',
  lead: 'Change what is different. The office looks at it and tells you. ABN and passport number: please call the office.',
  bankLead: 'After another bank account your next payment waits for two days, and we tell you by mail.',
  bank: 'Bank account',
  choose: 'Please choose',
  submit: 'Send to the office',
  cancel: 'Cancel',
  sent: 'The office has your request, and tells you what it decides.',
  waiting: (instant: string) => `You have asked for a change on ${instant}. It waits for the office.`,
  withdraw: 'Withdraw',
  confirmWithdraw: 'Do you want to withdraw your request?',
  rejected: (reason: string) => `Your last request was not accepted: ${reason}`,
  nothing: 'Nothing is different yet.',
  lookAgain: 'Please look again at:',
};
