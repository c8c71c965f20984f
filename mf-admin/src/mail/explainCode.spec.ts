import { explainCode } from './explainCode';

const SERVER = { host: 'mail.company.example', port: 587 };
const UNREACHABLE = 'Couldn’t reach the mail server mail.company.example on port 587. Check the address and port.';
const BAD_CERTIFICATE =
  'The certificate of mail.company.example isn’t valid. Check the address, or ask your mail provider.';

it.each([
  [
    '535 5.7.8',
    'The mail server didn’t accept the user name and password (535 5.7.8). Check both. Some providers ask for an app password.',
  ],
  ['550 5.1.1', 'The mail server doesn’t know the address (550 5.1.1). Check it for typing errors.'],
  ['553', 'The mail server rejected the sender or the address (553). Check MAIL_FROM and the address.'],
  ['451 4.7.1', 'The mail server is busy (451 4.7.1).'],
  ['ECONNREFUSED', UNREACHABLE],
  ['ESOCKET', UNREACHABLE],
  [
    'ETIMEDOUT',
    'The mail server mail.company.example didn’t answer on port 587. Check the address and port, and whether a firewall blocks them.',
  ],
  ['EDNS', 'There’s no mail server called mail.company.example. Check the address.'],
  ['ECONNRESET', 'The mail server mail.company.example closed the connection on port 587. Check the port.'],
  ['CERT_HAS_EXPIRED', BAD_CERTIFICATE],
  ['ERR_TLS_CERT_ALTNAME_INVALID', BAD_CERTIFICATE],
  [
    'ETLS',
    'Couldn’t make a secure connection to mail.company.example on port 587. Use smtps:// with port 465, or smtp:// with port 587.',
  ],
  ['EKIND', 'The mail server didn’t accept the email (EKIND).'],
])('explains %s', (code, text) => expect(explainCode(code, SERVER)).toBe(text));

it('names no server that it doesn’t know', () =>
  expect(['EDNS', 'ECONNREFUSED'].map((code) => explainCode(code, undefined))).toEqual([
    'There’s no mail server with this name. Check the address.',
    'Couldn’t reach the mail server. Check the address and port.',
  ]));
