import { HOUR_MS, type OutgoingMail } from '@cleaning/contracts';
import { GIVE_UP_HOURS } from '../mail/mail-rules.js';
import { buildDocumentMailKey, type Mail } from '../mail/mails.service.js';

/** Whether a mail is read too late to be sent. After a restore the feeds are read from their beginning. */
export function isOver(mail: OutgoingMail, now: Date): boolean {
  if (mail.kind === 'client-code') return Date.parse(mail.parameters.until) < now.getTime();
  // svc-invoice waits for a document's result, and decides itself when it is no longer sent.
  return mail.kind !== 'document' && Date.parse(mail.at) < now.getTime() - GIVE_UP_HOURS * HOUR_MS;
}

/**
 * The message for another service's mail. 1.9.0 has the same keys and parameters, so that its messages are recognised
 * after an update.
 */
export function toMail(id: string, mail: OutgoingMail): Mail {
  const { to } = mail;
  switch (mail.kind) {
    case 'enquiry-received':
      return {
        kind: mail.kind,
        key: `enquiry ${id}`,
        // The name is typed by a visitor and so left out.
        to: { name: '', address: to.address },
        parameters: mail.parameters,
      };
    case 'enquiry-answer':
      return { kind: mail.kind, key: `enquiry ${id}`, to, parameters: mail.parameters };
    case 'complaint-acknowledged': {
      const { number, place } = mail.parameters;
      const parameters = { name: to.name, number: String(number), place };
      return { kind: mail.kind, key: `complaint ${id}`, to, parameters };
    }
    case 'quote-sent': {
      const { number, subject, lines, path } = mail.parameters;
      const { quote_id } = mail.attachment;
      const parameters = { quote_id, documents: [number], subject, lines, path };
      return { kind: mail.kind, key: `quote ${id}`, to, parameters };
    }
    case 'quote-accepted': {
      const { number, path } = mail.parameters;
      const { quote_id } = mail.attachment;
      const parameters = { quote_id, documents: [number], name: to.name, number, path };
      return { kind: mail.kind, key: `quote ${id}`, to, parameters };
    }
    case 'document': {
      const { subject, lines, path = '', copy } = mail.parameters;
      const parameters = { name: to.name, subject, lines, mail: id, copy: copy ? 'yes' : '', path };
      return { kind: mail.kind, key: buildDocumentMailKey(id), to, parameters };
    }
    case 'client-code': {
      const { code, path, until } = mail.parameters;
      const parameters = { name: to.name, code, path };
      return { kind: mail.kind, key: `client-code ${id}`, to, parameters, usefulUntil: new Date(until) };
    }
  }
}
