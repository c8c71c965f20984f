/** A mailto: link with the message filled in, to an address that a schema has checked. Line ends are CRLF, as RFC 6068 asks. */
export const buildMailLink = (to: string, { subject, text }: { subject: string; text: string }): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
