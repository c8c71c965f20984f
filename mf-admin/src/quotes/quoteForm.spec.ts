import { saveQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { buildEmptyQuote, buildQuoteFromEnquiry, EMPTY_ADDRESSEE, pickAddressee } from './quoteForm';

const enquiry = {
  id: v4(),
  name: 'Kim Lee',
  email: 'kim@site.example',
  telephone: '',
  suburb: 'Unley',
  place: 'office' as const,
  size: '3 rooms',
  frequency: 'weekly' as const,
  timing: '',
  text: 'Two floors.',
};

it('fills a quote with the contact, site and message of an enquiry', () => {
  const quote = buildQuoteFromEnquiry(enquiry, v4(), '2026-12-15');
  expect(quote).toMatchObject({
    enquiry_id: enquiry.id,
    name: 'Kim Lee',
    email: 'kim@site.example',
    valid_until: '2027-01-14',
    lines: [{ place: 'Kim Lee, Unley', address: 'Unley', work: expect.stringContaining('Two floors.') }],
  });
});

it.each([
  ['lines.0.price', { price: '' }],
  ['lines.0.schedule.0.days', { schedule: buildEmptyQuote('', '2026-12-15').lines[0]?.schedule }],
])('requires %s', (field, changes) => {
  const quote = buildQuoteFromEnquiry(enquiry, v4(), '2026-12-15');
  const full = { price: '100', schedule: [{ time: '18:00-20:00', days: ['Mo'] }] };
  const body = { ...quote, lines: quote.lines.map((line) => ({ ...line, ...full, ...changes })) };
  const paths = saveQuote.body?.safeParse(body).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual([field]);
});

describe('pickAddressee', () => {
  const renee = { name: 'Renee Castle', email: 'renee@site.example', telephone: '0491 570 006', roles: [] };
  const omar = { name: 'Omar Haddad', email: 'omar@site.example', telephone: '', roles: [] };
  const client = { legal_name: 'Rosella Pty Ltd', billing_address: '1 King William Street', contacts: [renee, omar] };
  const clientFields = { company: 'Rosella Pty Ltd', address: '1 King William Street' };
  const { roles: _, ...first } = renee;
  it.each([
    ['fills in the first contact of the client', {}, { ...clientFields, ...first }],
    [
      'keeps typed values',
      { company: 'Rosella', telephone: '0491 570 006' },
      { ...first, ...clientFields, company: 'Rosella' },
    ],
    [
      'fills in the contact whose name is typed',
      { name: 'Omar Haddad' },
      { ...clientFields, name: 'Omar Haddad', email: omar.email },
    ],
    ['does not add the details of another person', { name: 'Kim Lee' }, { ...clientFields, name: 'Kim Lee' }],
  ])('%s', (_case, typed, filled) => {
    expect(pickAddressee({ ...EMPTY_ADDRESSEE, ...typed }, client)).toEqual({ ...EMPTY_ADDRESSEE, ...filled });
  });

  it('leaves the company empty for a client who is a person', () => {
    const person = { ...client, legal_name: 'Renee Castle', billing_address: '' };
    expect(pickAddressee(EMPTY_ADDRESSEE, person)).toEqual({ ...EMPTY_ADDRESSEE, ...first });
  });
});
