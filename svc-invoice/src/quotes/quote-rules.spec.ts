import { businessToday, clientDetails, type QuoteFields } from '@cleaning/contracts';
import type { Quote } from './quote.entity.js';
import { fromDay, getState, numberText, toProposal } from './quote-rules.js';

type Slot = QuoteFields['lines'][number]['schedule'][number];
const EVERY_WEEK = { every: 1, unit: 'week', which: '', from: '', until: '' } as const;
const slot = (days: Slot['days'], time = '18:00-20:00', repeats: Partial<NonNullable<Slot['repeats']>> = {}): Slot => ({
  time,
  days,
  isRemove: true,
  repeats: { ...EVERY_WEEK, ...repeats },
});

describe('the state of a quote that was sent', () => {
  const sent = { state: 'sent', seenAt: null, validUntil: '2026-12-31' } as const;
  it.each<[string, Pick<Quote, 'state' | 'seenAt' | 'validUntil'>, string]>([
    ['2026-12-31', sent, 'sent'],
    ['2027-01-01', sent, 'expired'],
    ['2026-12-31', { ...sent, seenAt: new Date() }, 'seen'],
    ['2027-01-01', { ...sent, seenAt: new Date() }, 'expired'],
    ['2027-01-01', { ...sent, state: 'accepted' }, 'accepted'],
    ['2027-01-01', { ...sent, state: 'declined' }, 'declined'],
    ['2027-01-01', { ...sent, state: 'replaced' }, 'replaced'],
    ['2027-01-01', { ...sent, state: 'draft' }, 'draft'],
  ])('on %s is of %j %s', (today, quote, state) => {
    expect(getState(quote, today)).toBe(state);
  });

  it.each([
    // Adelaide is ten and a half hours ahead in summer, nine and a half in winter.
    ['2026-12-31T13:29:59Z', '2026-12-31', 'sent'],
    ['2026-12-31T13:30:00Z', '2026-12-31', 'expired'],
    ['2026-07-31T14:29:59Z', '2026-07-31', 'sent'],
    ['2026-07-31T14:30:00Z', '2026-07-31', 'expired'],
  ])('at %s, valid until %s, is %s: it ends with the day of the business', (at, validUntil, state) => {
    const today = businessToday('Australia/Adelaide', new Date(at));
    expect(getState({ ...sent, validUntil }, today)).toBe(state);
  });
});

it.each([
  ['a weekly slot begins on the day', slot(['Mo']), '2027-01-04'],
  ['one with an earlier day too', slot(['Mo'], '18:00-20:00', { from: '2026-12-01' }), '2027-01-04'],
  ['one with a later day keeps it', slot(['Mo'], '18:00-20:00', { from: '2027-02-01' }), '2027-02-01'],
  ['every second week keeps its weeks', slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-30' }), '2027-01-11'],
  ['and begins on the day itself', slot(['Mo', 'We'], '18:00-20:00', { every: 2, from: '2026-11-23' }), '2027-01-04'],
  [
    'every second month keeps its months',
    slot(['Mo'], '18:00-20:00', { every: 2, unit: 'month', which: 'last', from: '2026-12-01' }),
    '2027-02-22',
  ],
  ['one that ends on its first day', slot(['Mo'], '18:00-20:00', { until: '2027-01-04' }), '2027-01-04'],
  ['none of one that has ended', slot(['Mo'], '18:00-20:00', { until: '2027-01-03' }), undefined],
  ['none of one whose last day has no work', slot(['Tu'], '18:00-20:00', { until: '2027-01-04' }), undefined],
])('jobs from a first day: %s', (_, given, from) => {
  expect(fromDay([given], '2027-01-04')[0]?.repeats?.from).toBe(from);
});

it('proposes the client with its contact, and a job for each place', () => {
  const line = { place: 'Office', address: '1 King William Street', work: '', basis: 'visit', cents: 10_000 } as const;
  const { client, jobs } = toProposal({
    company: '',
    name: 'Ana Silva',
    email: 'ana@site.example',
    telephone: '0491 570 006',
    address: '',
    lines: [{ ...line, schedule: [slot(['Mo'])], cleaners: 1, payCents: null }],
  });
  expect(client).toMatchObject({
    legal_name: 'Ana Silva',
    billing_email: 'ana@site.example',
    contacts: [{ name: 'Ana Silva', telephone: '0491 570 006', roles: ['invoices'] }],
  });
  expect(jobs).toMatchObject([
    {
      position: 0,
      title: 'Office',
      description: 'Cleaning at Office.',
      company_pay_per_hour: '50.00',
      pay_per_hour: '',
    },
  ]);
});

it.each([
  ['08 8123 4567', '08 8123 4567', ''],
  ['', '', ''],
  ['08 8123 4567 / 0412 345 678', '', 'Telephone: 08 8123 4567 / 0412 345 678'],
  ['ask Kim', '', 'Telephone: ask Kim'],
])('proposes a client whose telephone is "%s": "%s" for the contact, "%s" in the notes', (telephone, kept, notes) => {
  const { client } = toProposal({ company: '', name: 'Ana', email: '', telephone, address: '', lines: [] });
  expect(client).toEqual(clientDetails.parse(client));
  expect(client).toMatchObject({ notes, contacts: [{ telephone: kept }] });
});

it('numbers quotes', () => expect([numberText(7), numberText(123_456)]).toEqual(['Q-00007', 'Q-123456']));
