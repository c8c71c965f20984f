import { type Language, RESET_LINK_MINUTES } from '@cleaning/contracts';
import type { MailText } from '../mail/mail-text.js';
import { translator, valuesOf } from './translator.js';

/** What a sub-contractor is mailed. Others have the office's own words, or go to clients and the desk. */
const TRANSLATED: readonly string[] = ['reset-password', 'password-changed', 'confirm-email', 'link-made'];

type Given = Readonly<Record<string, string | readonly string[]>>;

/** A message in a language, made of the English one: what it leads to stays. The words of a notice are translated already. */
export function inLanguage(kind: string, given: Given, english: MailText, language: Language): MailText {
  const translate = translator(language);
  if (!translate || !(kind === 'notice' || TRANSLATED.includes(kind))) return english;
  const texts = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const values = valuesOf({ ...Object.fromEntries(texts), minutes: String(RESET_LINK_MINUTES) });
  const hello = values.name ? translate('mails.hello', values) : translate('mails.greeting');
  const { action, closing } = english;
  if (kind === 'notice') {
    const hasDocuments = (given.documents?.length ?? 0) > 0;
    const paragraphs = [
      hello,
      values.text ?? '',
      ...(given.lines ?? []),
      ...(hasDocuments ? [translate('mails.attached')] : []),
    ];
    return { ...english, paragraphs, ...(action && { action: { ...action, label: translate('mails.open') } }) };
  }
  const word = (name: string) => translate(`mails.${kind}.${name}`, values);
  return {
    ...english,
    subject: word('subject'),
    paragraphs: [hello, word('text')],
    ...(action && { action: { ...action, label: word('action') } }),
    ...(closing && { closing: [word('closing')] }),
  };
}

export interface MailFoot {
  readonly language: Language;
  readonly answers: string;
  readonly unsubscribe: string;
}

/** What stands below every message. */
export function mailFoot(language: Language): MailFoot {
  const translate = translator(language);
  return {
    language,
    answers: translate?.('mails.answers') ?? 'Reply to this email to reach the office.',
    unsubscribe: translate?.('mails.unsubscribe') ?? 'Turn off emails like this',
  };
}
