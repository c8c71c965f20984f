import { saveQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { emptyQuote, NOBODY, pickAddressee, quoteFrom } from './quoteForm';

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

it('makes a quote from an enquiry: who asks, and the place with what they wrote', () => {
  const quote = quoteFrom(enquiry, v4(), '2026-12-15');
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
  ['lines.0.schedule.0.days', { schedule: emptyQuote('', '2026-12-15').lines[0]?.schedule }],
])('an empty form lacks %s', (field, changes) => {
  const quote = quoteFrom(enquiry, v4(), '2026-12-15');
  const full = { price: '100', schedule: [{ time: '18:00-20:00', days: ['Mo'] }] };
  const body = { ...quote, lines: quote.lines.map((line) => ({ ...line, ...full, ...changes })) };
  const paths = saveQuote.body?.safeParse(body).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual([field]);
});

describe('a quote for a client', () => {
  const renee = { name: 'Renee Castle', email: 'renee@site.example', telephone: '0491 570 006', roles: [] };
  const omar = { name: 'Omar Haddad', email: 'omar@site.example', telephone: '', roles: [] };
  const client = { legal_name: 'Rosella Pty Ltd', billing_address: '1 King William Street', contacts: [renee, omar] };
  const ofClient = { company: 'Rosella Pty Ltd', address: '1 King William Street' };
  const { roles: _, ...first } = renee;
  it.each([
    ['is for its first contact', {}, { ...ofClient, ...first }],
    [
      'keeps what is typed',
      { company: 'Rosella', telephone: '0491 570 006' },
      { ...first, ...ofClient, company: 'Rosella' },
    ],
    [
      'is for the contact that is typed',
      { name: 'Omar Haddad' },
      { ...ofClient, name: 'Omar Haddad', email: omar.email },
    ],
    ['is not filled with the details of another person', { name: 'Kim Lee' }, { ...ofClient, name: 'Kim Lee' }],
  ])('%s', (_case, typed, filled) => {
    expect(pickAddressee({ ...NOBODY, ...typed }, client)).toEqual({ ...NOBODY, ...filled });
  });

  it('names a person once who is the client', () => {
    const person = { ...client, legal_name: 'Renee Castle', billing_address: '' };
    expect(pickAddressee(NOBODY, person)).toEqual({ ...NOBODY, ...first });
  });
});
