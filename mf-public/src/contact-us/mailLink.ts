import type { FeedbackFields } from '@cleaning/contracts';

/** A mailto: link with a message. Line ends are CRLF, as RFC 6068 requires. */
export function buildMailLink(
  to: string,
  { name, email, subject, message }: FeedbackFields,
  defaultSubject: string,
): string {
  const sender = [name.trim(), email.trim() && `<${email.trim()}>`].filter(Boolean).join(' ');
  const body = [message.trim(), sender].filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject.trim() || defaultSubject)}&body=${encodeURIComponent(body)}`;
}
