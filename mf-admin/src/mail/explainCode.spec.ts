import { explainCode } from './explainCode';

it.each([
  ['535 5.7.8', 'The mail server didn’t accept the user name and password (535 5.7.8).'],
  ['550 5.1.1', 'The mail server doesn’t know the address (550 5.1.1).'],
  ['553', 'The mail server rejected the sender or the address (553).'],
  ['ESOCKET', 'Couldn’t connect to the mail server (ESOCKET).'],
  ['ERROR', 'The mail server didn’t take the test email (ERROR).'],
])('explains %s', (code, text) => expect(explainCode(code)).toBe(text));
