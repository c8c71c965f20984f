import { saveQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { emptyQuote, quoteFrom } from './quoteForm';

const enquiry = {
  ...{ id: v4(), name: 'Kim Lee', email: 'kim@site.example', telephone: '', suburb: 'Unley', place: 'office' as const },
  ...{ size: '3 rooms', frequency: 'weekly' as const, timing: '', text: 'Two floors.' },
};

it('makes a quote from an enquiry: who asks, and the place with what they wrote', () => {
  const quote = quoteFrom(enquiry, v4(), '2026-12-15');
  expect(quote).toMatchObject({
    ...{ enquiry_id: enquiry.id, name: 'Kim Lee', email: 'kim@site.example', valid_until: '2027-01-14' },
    lines: [{ place: 'Kim Lee, Unley', address: 'Unley', work: expect.stringContaining('Two floors.') }],
  });
});

it.each([
  ['lines.0.price', { price: '' }],
  ['lines.0.schedule.0.days', { schedule: emptyQuote('', '2026-12-15').lines[0]?.schedule }],
])('an empty form lacks %s', (field, changes) => {
  const quote = quoteFrom(enquiry, v4(), '2026-12-15');
  const full = { price: '100', schedule: [{ time: '18:00-20:00', days: ['Mo'] }] };
  const body = { ...quote, lines: quote.lines.map((line) => ({ ...line, ...full, ...changes })) };
  const paths = saveQuote.body?.safeParse(body).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual([field]);
});
