import {
  addDays,
  type Client,
  type ClientDetails,
  type EnquiryDetail,
  EVERY_WEEK,
  findFirstVisit,
  type QuoteBasis,
  type QuoteDetail,
} from '@cleaning/contracts';
import { getJob } from '../jobs/fromEnquiry';
import { FIRST_ROW, type TimelineRow } from '../jobs/timelineRow';

/** A line as typed: amounts and numbers stay text until the service parses them. */
export interface LineForm {
  place: string;
  address: string;
  work: string;
  basis: QuoteBasis;
  price: string;
  cleaners: string;
  pay_per_hour: string;
  schedule: TimelineRow[];
}

export interface QuoteForm {
  id: string;
  edit: number;
  enquiry_id: string;
  client_id: string;
  company: string;
  name: string;
  email: string;
  telephone: string;
  address: string;
  valid_until: string;
  lines: LineForm[];
  texts: { title: string; text: string }[];
}

/** Days that a new quote is valid. */
const VALID_DAYS = 30;

export const EMPTY_LINE: LineForm = {
  place: '',
  address: '',
  work: '',
  basis: 'month',
  price: '',
  cleaners: '1',
  pay_per_hour: '',
  schedule: [{ ...FIRST_ROW, time: '18:00-20:00' }],
};

export const buildEmptyQuote = (id: string, today: string): QuoteForm => ({
  id,
  edit: 0,
  enquiry_id: '',
  client_id: '',
  company: '',
  name: '',
  email: '',
  telephone: '',
  address: '',
  valid_until: addDays(today, VALID_DAYS),
  lines: [EMPTY_LINE],
  texts: [],
});

type Asked = Pick<
  EnquiryDetail,
  'id' | 'name' | 'email' | 'telephone' | 'suburb' | 'place' | 'size' | 'frequency' | 'timing' | 'text'
>;

/** A quote that answers an enquiry: the enquirer, and one place with their text. */
export function buildQuoteFromEnquiry(enquiry: Asked, id: string, today: string): QuoteForm {
  const job = getJob(enquiry);
  return {
    ...buildEmptyQuote(id, today),
    enquiry_id: enquiry.id,
    name: enquiry.name,
    email: enquiry.email,
    telephone: enquiry.telephone,
    lines: [{ ...EMPTY_LINE, place: job.title, address: job.address, work: job.description }],
  };
}

export type Addressee = Pick<QuoteForm, 'company' | 'name' | 'email' | 'telephone' | 'address'>;
export const EMPTY_ADDRESSEE: Addressee = { company: '', name: '', email: '', telephone: '', address: '' };
const CONTACT_FIELDS = ['name', 'email', 'telephone'] as const;

/** Fills empty fields from a client and its first contact that doesn't contradict the typed values, which stay. */
export function pickAddressee(
  typed: Addressee,
  { legal_name, billing_address, contacts }: Pick<ClientDetails, 'legal_name' | 'billing_address' | 'contacts'>,
): Addressee {
  const contact = contacts.find((each) =>
    CONTACT_FIELDS.every((field) => typed[field] === '' || typed[field] === each[field]),
  );
  const { name, email, telephone } = contact ?? typed;
  const company = legal_name === name ? '' : legal_name;
  return {
    name,
    email,
    telephone,
    company: typed.company || company,
    address: typed.address || billing_address,
  };
}

/** The first visit to any of the sites after today; tomorrow when each slot has ended by then. */
export function suggestStart(schedules: readonly TimelineRow[][], today: string): string {
  const tomorrow = addDays(today, 1);
  return findFirstVisit(schedules.flat(), tomorrow) ?? tomorrow;
}

/** A quote for a client: addressed to its first contact. */
export const buildQuoteForClient = (
  { id: client_id, details }: Pick<Client, 'id' | 'details'>,
  id: string,
  today: string,
) => ({
  ...buildEmptyQuote(id, today),
  ...pickAddressee(EMPTY_ADDRESSEE, details),
  client_id,
});

/** A draft as its form shows it. */
export function buildForm(quote: QuoteDetail): QuoteForm {
  const { id, edit, enquiry_id, client_id, company, name, email, telephone, address, valid_until } = quote;
  return {
    id,
    edit,
    enquiry_id,
    client_id,
    company,
    name,
    email,
    telephone,
    address,
    valid_until,
    lines: quote.lines.map(({ place, address: at, work, basis, price, cleaners, pay_per_hour, schedule }) => ({
      place,
      address: at,
      work,
      basis,
      price,
      pay_per_hour,
      cleaners: String(cleaners),
      schedule: schedule.map(({ time, days, isRemove, repeats = EVERY_WEEK, holidays = '' }) => ({
        time,
        days,
        isRemove,
        repeats,
        holidays,
      })),
    })),
    texts: quote.texts.map(({ title, text }) => ({ title, text })),
  };
}
