import { type MailServer, type Reason, reasons as texts } from './texts';

/**
 * Explanations for codes of failed messages: mail server replies (RFC 5321, 3463), nodemailer error names, system error
 * names of connections, and OpenSSL codes of certificates.
 */
const REASONS: readonly (readonly [test: RegExp, explain: (server: MailServer | null) => Reason])[] = [
  [/^(535|534|530|538|EAUTH|ENOAUTH)/, texts.login],
  [/^5\d\d 5\.1/, texts.unknownAddress],
  [/^55[0-4]/, texts.rejected],
  [/^(421|450|451|452)/, texts.busy],
  [/^(EDNS|ENOTFOUND|EAI_)/, texts.unknownServer],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/, texts.noAnswer],
  // Versions before 2.0.0 stored ESOCKET for refusals.
  [/^(ECONNREFUSED|ESOCKET)/, texts.refused],
  [/^(ECONNECTION|ECONNRESET|EPIPE)/, texts.cut],
  [/CERT|SELF_SIGNED|UNABLE_TO/, texts.certificate],
  [/^(ETLS|EREQUIRETLS|EPROTO|ERR_SSL|ERR_TLS)/, texts.notSecure],
];

/**
 * Whether to show the code. A mail server's reply helps its operator, and an unknown name helps a search; other codes
 * are noise.
 */
const isShown = (code: string, isKnown: boolean): boolean => !isKnown || /^\d/.test(code);

/**
 * Explains what happened and what to do.
 * @param server null or undefined if svc-auth doesn't name it
 */
export function explainCode(code: string, server: MailServer | null | undefined): string {
  const explain = REASONS.find(([test]) => test.test(code))?.[1];
  const [what, todo] = (explain ?? texts.other)(server ?? null);
  const sentence = isShown(code, explain !== undefined) ? `${what} (${code}).` : `${what}.`;
  return todo === '' ? sentence : `${sentence} ${todo}`;
}
