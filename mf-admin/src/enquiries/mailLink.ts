/**
 * A mailto: link with a message, to an address that a schema has validated. Line ends are CRLF, as RFC 6068 requires.
 */
export const buildMailLink = (to: string, { subject, text }: { subject: string; text: string }): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
