import { computePauseSeconds, formatCode, type SendError, toOneLine, toVerdict } from './mail-rules.js';

const CASES: [string, SendError, ReturnType<typeof toVerdict>, string][] = [
  ['an unknown mailbox', rcpt('550 5.1.1 <ana@example.com> unknown'), 'address', '550 5.1.1'],
  ['a refusal without an enhanced status', rcpt('550 No such user'), 'address', '550'],
  ['a disabled mailbox', rcpt('550 5.2.1 disabled'), 'address', '550 5.2.1'],
  ['a full mailbox', rcpt('552 5.2.2 over quota'), 'message', '552 5.2.2'],
  ['a policy against the sender', rcpt('554 5.7.1 listed'), 'message', '554 5.7.1'],
  ['greylisting', rcpt('451 4.7.1 come back'), 'later', '451 4.7.1'],
  ['refused content', data('554 5.6.0 spam'), 'message', '554 5.6.0'],
  ['a busy server', data('452 4.3.1 busy'), 'later', '452 4.3.1'],
  ['a cut connection', { code: 'ECONNECTION', command: 'CONN' }, 'later', 'ECONNECTION'],
  ['a refused connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'later', 'ECONNREFUSED'],
  ['a bad certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'later', 'CERT_HAS_EXPIRED'],
  ['a socket’s error without a name', { code: 'ESOCKET', originalCode: 'no name' }, 'later', 'ESOCKET'],
  ['a name that nobody has', { code: 'EDNS', originalCode: 'ENOTFOUND' }, 'later', 'EDNS'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 no' }, 'later', '535'],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'later', '550'],
  ['an address that no command can carry', { code: 'EENVELOPE', command: 'API' }, 'address', 'EENVELOPE'],
  ['an unknown error', {}, 'later', 'ERROR'],
];

function rcpt(response: string): SendError {
  return { code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response };
}
function data(response: string): SendError {
  return { code: 'EMESSAGE', command: 'DATA', responseCode: Number(response.slice(0, 3)), response };
}

it.each(CASES)('classifies %s', (_, error, verdict, code) => {
  expect(toVerdict(error)).toBe(verdict);
  expect(formatCode(error)).toBe(code);
});

it.each([
  ['an answer', { responseCode: 451 }, [30, 60, 120, 960, 1800, 1800]],
  ['silence', {}, [5, 10, 20, 160, 320, 1800]],
])('pauses longer after each attempt that ends with %s, up to half an hour', (_, error, pauses) => {
  const after = (random: number) =>
    [1, 2, 3, 6, 7, 200].map((attempts) => computePauseSeconds(attempts, error, random));
  expect(after(0)).toEqual(pauses);
  // Attempts that failed together are spread over half of the pause.
  expect(after(0.5)).toEqual(pauses.map((seconds) => seconds * 0.75));
});

it.each([
  ['Ana\r\nBcc: all@example.com', 'Ana Bcc: all@example.com'],
  ['\u0000Ana\u2028Silva\u0085', 'Ana Silva'],
  ['Zoë 王 🦘', 'Zoë 王 🦘'],
])('makes one line of %j', (text, line) => expect(toOneLine(text)).toBe(line));
