import { addDays, type Day } from '@cleaning/contracts';
import type { Caller, DemoContext } from '@cleaning/service-kit';
import { v5 } from 'uuid';
import { Runs } from '../pay/runs/runs.service.js';
import { Quote } from '../quotes/quote.entity.js';
import { QuoteAnswers } from '../quotes/quote-answers.service.js';
import { QuoteDrafts } from '../quotes/quote-drafts.service.js';
import { QuoteSending } from '../quotes/quote-sending.service.js';
import { QuoteTexts } from '../quotes/quote-texts.service.js';
import { QUOTED_ENQUIRY } from './enquiries.js';

/** Namespace of the ids of quotes; any fixed UUID. */
const QUOTES = '9d3f2c51-6a0b-4a7e-8c1d-3b5e7f9a1c2d';
const TEXT = {
  title: 'Our terms',
  text: 'We supply cleaning products and machines. You supply bin liners and hand towels. Either of us can end the agreement with 30 days’ notice.',
};

interface DemoQuote {
  readonly key: string;
  readonly enquiry_id?: string;
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly place: string;
  readonly address: string;
  readonly work: string;
  readonly basis: 'visit' | 'month';
  /** Cents without GST. */
  readonly price: number;
  readonly days: readonly Day[];
  /** Days ago when it was sent; missing for a draft. */
  readonly sent?: number;
  readonly answer?: 'accepted' | 'declined';
}

const DEMO: readonly DemoQuote[] = [
  {
    key: 'declined',
    company: 'Corella Gym',
    name: 'Jess Ward',
    email: 'jess@corella-gym.example',
    place: 'Corella Gym',
    address: '9 Rundle Street, Kent Town SA 5067',
    work: 'Floors, showers and machines.',
    basis: 'month',
    price: 145_000,
    days: ['Mo', 'We', 'Fr'],
    sent: 62,
    answer: 'declined',
  },
  {
    key: 'waiting',
    company: '',
    name: 'Tom Lindqvist',
    email: '',
    enquiry_id: QUOTED_ENQUIRY,
    place: 'Lindqvist Studio',
    address: '31 Winwood Street, Thebarton SA 5031',
    work: 'Two kitchens, carpet throughout.',
    basis: 'visit',
    price: 18_500,
    days: ['Fr'],
    sent: 3,
  },
  {
    key: 'accepted',
    company: 'Harbourside Physiotherapy Pty Ltd',
    name: 'Anita Kovacs',
    email: 'anita@harbourside-physio.example',
    place: 'Harbourside Physiotherapy',
    address: '12 Lipson Street, Port Adelaide SA 5015',
    work: 'Four treatment rooms, reception and two toilets.',
    basis: 'month',
    price: 112_000,
    days: ['Mo', 'We', 'Fr'],
    sent: 9,
    answer: 'accepted',
  },
  {
    key: 'draft',
    company: 'Parade Dental Care',
    name: 'Reception',
    email: 'reception@parade-dental.example',
    place: 'Parade Dental Care',
    address: '140 The Parade, Norwood SA 5067',
    work: 'Five rooms and a waiting room.',
    basis: 'month',
    price: 98_000,
    days: ['Tu', 'Th', 'Sa'],
  },
];

/** Quotes of the demo company: draft, waiting, accepted and declined. Sends no mail. */
export async function seedQuotes({ get, dataSource, transactions }: DemoContext, admin: Caller): Promise<void> {
  const today = get(Runs).today();
  await get(QuoteTexts).save(admin, { id: v5('terms', QUOTES), edit: 0, ...TEXT });
  for (const { key, sent, answer, place, address, work, basis, price, days, ...to } of DEMO) {
    const id = v5(key, QUOTES);
    const schedule = [{ time: '18:00-20:00', days: [...days], isRemove: true }];
    const line = { place, address, work, basis, price, schedule, cleaners: 1, pay_per_hour: 3_300 };
    // An earlier run may have been interrupted after any of these steps.
    const begun = await dataSource.manager.findOneBy(Quote, { id });
    if (!begun)
      await get(QuoteDrafts).save(admin, {
        id,
        edit: 0,
        enquiry_id: '',
        client_id: '',
        telephone: '',
        address: '',
        ...to,
        valid_until: addDays(today, 27),
        lines: [line],
        texts: [TEXT],
      });
    if (sent === undefined) continue;
    if (!begun?.sentAt) await get(QuoteSending).send(admin, { id, edit: 1, channel: 'hand', subject: '', text: '' });
    if (answer)
      await get(QuoteAnswers).enter(admin, {
        id,
        decision: answer,
        name: to.name,
        role: '',
        said_on: '',
        note: 'By telephone',
      });
    const ago = (days: number) => () => `now() - interval '${days} days'`;
    const seenAt = answer ? ago(sent - 1) : null;
    await transactions.run(({ manager }) =>
      manager.update(Quote, { id }, { sentAt: ago(sent), changedAt: ago(sent - 1), ...(seenAt ? { seenAt } : {}) }),
    );
  }
}
