import { HOUR_MS, type OutgoingMail } from '@cleaning/contracts';
import { isOver, toMail } from './message.js';

const ID = '0190c0de-0000-7000-8000-00000000000a';
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const shared = { to: { name: 'Dana Finch', address: 'dana@client.example' }, at: hoursAgo(0) };
const attachment = { quote_id: ID };
const complaint: OutgoingMail = {
  kind: 'complaint-acknowledged',
  parameters: { number: 12, place: 'Library' },
  ...shared,
};
const document: OutgoingMail = {
  kind: 'document',
  parameters: { subject: 'Tax invoice INV-1', lines: ['Hello'], copy: true },
  ...shared,
};
const code = (until: string): OutgoingMail => ({
  kind: 'client-code',
  parameters: { code: '012345', path: '/client#link.1.x', until },
  ...shared,
});

describe('toMail', () => {
  it.each<[string, OutgoingMail]>([
    ['enquiry', { kind: 'enquiry-received', parameters: { days: 2 }, ...shared }],
    ['enquiry', { kind: 'enquiry-answer', parameters: { subject: 'Our quote', lines: [] }, ...shared }],
    ['complaint', complaint],
    [
      'quote',
      {
        kind: 'quote-sent',
        parameters: { number: 'Q-1', subject: 'Our quote', lines: [], path: '/q' },
        attachment,
        ...shared,
      },
    ],
    ['quote', { kind: 'quote-accepted', parameters: { number: 'Q-1', path: '/q' }, attachment, ...shared }],
    ['document', document],
    ['client-code', code(hoursAgo(-1))],
  ])('keeps the 1.9.0 idempotency key of a %s, so an update does not resend it', (prefix, mail) => {
    expect(toMail(ID, mail)).toMatchObject({ kind: mail.kind, key: `${prefix} ${ID}` });
  });

  it('passes on the client’s name and whether the office gets a copy', () => {
    expect(toMail(ID, complaint).parameters).toEqual({ name: 'Dana Finch', number: '12', place: 'Library' });
    expect(toMail(ID, document).parameters).toMatchObject({ mail: ID, copy: 'yes', path: '' });
  });

  it('expires a mail after three days, a code at its end time and a document never', () => {
    expect(isOver({ ...complaint, at: hoursAgo(71) }, new Date())).toBe(false);
    expect(isOver({ ...complaint, at: hoursAgo(73) }, new Date())).toBe(true);
    expect(isOver({ ...document, at: hoursAgo(73) }, new Date())).toBe(false);
    expect(isOver(code(hoursAgo(-0.1)), new Date())).toBe(false);
    expect(isOver(code(hoursAgo(0.1)), new Date())).toBe(true);
    expect(toMail(ID, code('2026-11-28T03:00:00.000Z')).usefulUntil).toEqual(new Date('2026-11-28T03:00:00.000Z'));
  });
});
