/** What the codes of failed messages mean: replies of mail servers (RFC 5321, 3463) and names of connection errors. */
const REASONS: readonly (readonly [test: RegExp, text: string])[] = [
  [/^(535|534|530|538)/, 'The mail server didn’t accept the user name and password'],
  [/^EAUTH/, 'The mail server didn’t accept the user name and password'],
  [/^5\d\d 5\.1/, 'The mail server doesn’t know the address'],
  [/^55[0-4]/, 'The mail server rejected the sender or the address'],
  [/^(421|450|451|452)/, 'The mail server is busy'],
  [/^EDNS/, 'There’s no mail server with this name'],
  [/^(ECONNECTION|ESOCKET|ETIMEDOUT|ECONNREFUSED)/, 'Couldn’t connect to the mail server'],
  [/^ETLS/, 'The connection to the mail server isn’t secure'],
];

/** A sentence with the mail server's answer. */
export const explainCode = (code: string): string =>
  `${REASONS.find(([test]) => test.test(code))?.[1] ?? 'The mail server didn’t take the test email'} (${code}).`;
