import { clientDetails, getBusinessToday, type QuoteFields } from '@cleaning/contracts';
import type { Quote } from './quote.entity.js';
import { formatQuoteNumber, getState, moveScheduleStart, toProposal } from './quote-rules.js';

type Slot = QuoteFields['lines'][number]['schedule'][number];
const EVERY_WEEK = { every: 1, unit: 'week', which: '', from: '', until: '' } as const;
const slot = (days: Slot['days'], time = '18:00-20:00', repeats: Partial<NonNullable<Slot['repeats']>> = {}): Slot => ({
  time,
  days,
  isRemove: true,
  repeats: { ...EVERY_WEEK, ...repeats },
});

describe('Quote state', () => {
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
  ])('is on %s for %j %s', (today, quote, state) => {
    expect(getState(quote, today)).toBe(state);
  });

  it.each([
    // Adelaide is ten and a half hours ahead in summer, nine and a half in winter.
    ['2026-12-31T13:29:59Z', '2026-12-31', 'sent'],
    ['2026-12-31T13:30:00Z', '2026-12-31', 'expired'],
    ['2026-07-31T14:29:59Z', '2026-07-31', 'sent'],
    ['2026-07-31T14:30:00Z', '2026-07-31', 'expired'],
  ])('is at %s, with a quote valid until %s, %s, by the business day', (at, validUntil, state) => {
    const today = getBusinessToday('Australia/Adelaide', new Date(at));
    expect(getState({ ...sent, validUntil }, today)).toBe(state);
  });
});

it.each([
  ['a weekly shift starts on that day', slot(['Mo']), '2027-01-04'],
  ['a shift with an earlier day starts on that day', slot(['Mo'], '18:00-20:00', { from: '2026-12-01' }), '2027-01-04'],
  ['a shift with a later day keeps it', slot(['Mo'], '18:00-20:00', { from: '2027-02-01' }), '2027-02-01'],
  ['a fortnightly shift keeps its weeks', slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-30' }), '2027-01-11'],
  [
    'a fortnightly shift starts on that day if it falls in its week',
    slot(['Mo', 'We'], '18:00-20:00', { every: 2, from: '2026-11-23' }),
    '2027-01-04',
  ],
  [
    'a shift every second month keeps its months',
    slot(['Mo'], '18:00-20:00', { every: 2, unit: 'month', which: 'last', from: '2026-12-01' }),
    '2027-02-22',
  ],
  ['a shift may end on the first day', slot(['Mo'], '18:00-20:00', { until: '2027-01-04' }), '2027-01-04'],
  ['a shift that has ended is dropped', slot(['Mo'], '18:00-20:00', { until: '2027-01-03' }), undefined],
  ['a shift without a day before its end is dropped', slot(['Tu'], '18:00-20:00', { until: '2027-01-04' }), undefined],
])('moves the shifts of a job to its first day: %s', (_, given, from) => {
  expect(moveScheduleStart([given], '2027-01-04')[0]?.repeats?.from).toBe(from);
});

it('proposes the client with its contact, and a job for each site', () => {
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
])('proposes for the phone number "%s" the contact number "%s" and the notes "%s"', (telephone, kept, notes) => {
  const { client } = toProposal({ company: '', name: 'Ana', email: '', telephone, address: '', lines: [] });
  expect(client).toEqual(clientDetails.parse(client));
  expect(client).toMatchObject({ notes, contacts: [{ telephone: kept }] });
});

it('formats quote numbers', () =>
  expect([formatQuoteNumber(7), formatQuoteNumber(123_456)]).toEqual(['Q-00007', 'Q-123456']));
