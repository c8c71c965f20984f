import type { DocumentMailState } from '@cleaning/contracts';

export const documentMail = {
  title: 'Send by mail',
  lead: 'The PDF goes to this address. Once a mail server has taken it the document is closed.',
  leadAgain: 'The PDF goes to this address.',
  to: 'To',
  send: 'Send',
  sendAgain: 'Send again',
  sending: (to: string) => `It is being sent to ${to}.`,
  queued: 'It is being sent.',
  markSent: 'Mark as sent',
  confirmSent: (number: string) =>
    `Was ${number} handed over or posted? It is closed then and does not change any more.`,
  marked: (number: string) => `${number} is marked as sent.`,
  closed: (when: string) => `Sent ${when}. It does not change any more.`,
  closedByHand: (when: string) => `Marked as sent ${when}. It does not change any more.`,
  notConfirmed: 'Nothing is sent before somebody has confirmed the GST rate.',
  confirm: 'Go to the invoice settings',
  history: 'History',
  entry: (to: string, version: number) => (version > 1 ? `To ${to}, version ${version}` : `To ${to}`),
  by: (name: string, when: string) => `${name}, ${when}`,
  copied: 'The office gets a copy.',
  states: {
    waiting: 'Being sent',
    sent: 'Sent',
    refused: 'Refused',
    'given-up': 'Not sent',
    unsure: 'Not certain',
  } satisfies Record<DocumentMailState, string>,
  why: {
    waiting: '',
    sent: '',
    refused: 'The mail server refused it. Check the address and send it again.',
    'given-up': 'No mail server took it for three days.',
    unsure: 'The connection ended while it was sent. Ask the client whether it has arrived.',
  } satisfies Record<DocumentMailState, string>,
  code: (code: string) => `Reply: ${code}`,
};
