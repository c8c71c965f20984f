import { type Caller, findLocked, findRow, refuse, type Transaction } from '@cleaning/service-kit';
import { type EntityManager, In } from 'typeorm';
import { v7 } from 'uuid';
import { Enquiry, HistoryNote } from '../enquiries/enquiry.entity.js';
import { Quote } from './quote.entity.js';
import { formatQuoteName } from './quote-rules.js';

export const toSubject = (quote: Pick<Quote, 'id' | 'number' | 'version'>) =>
  ({ kind: 'quote', id: quote.id, name: formatQuoteName(quote) }) as const;

/** Throws 404. */
export async function getStoredQuote(manager: EntityManager, id: string): Promise<Quote> {
  const quote = await findRow(manager, Quote, { id }, 'no_such_quote');
  return quote;
}

/**
 * The quote with all its versions, locked until the transaction ends, which serialises changes of their state. Throws
 * 404.
 */
export async function lockQuote({ manager }: Transaction, id: string): Promise<Quote> {
  const { rootId } = await getStoredQuote(manager, id);
  await findLocked(manager, Quote, { id: rootId });
  return getStoredQuote(manager, id);
}

/** All versions of a quote, oldest first. */
export const findVersions = (manager: EntityManager, { rootId }: Pick<Quote, 'rootId'>): Promise<Quote[]> =>
  manager.find(Quote, { where: { rootId }, order: { version: 'ASC' } });

/** Throws 409 when a version of the quote was accepted. */
export async function requireUnaccepted(manager: EntityManager, { rootId }: Quote): Promise<void> {
  const accepted = await manager.findOneBy(Quote, { rootId, state: 'accepted' });
  if (accepted) throw refuse('quote_accepted', { quote: formatQuoteName(accepted) });
}

type ReachedState = Extract<Enquiry['state'], 'quoted' | 'won'>;
const STATES_BEFORE: Readonly<Record<ReachedState, readonly Enquiry['state'][]>> = {
  quoted: ['new'],
  won: ['new', 'quoted', 'lost'],
};

/** Moves the enquiry of a quote: quoted when sent, won when accepted. */
export async function moveEnquiry(
  { manager, announce }: Transaction,
  { enquiryId }: Pick<Quote, 'enquiryId'>,
  state: ReachedState,
  byName: Caller['name'],
): Promise<void> {
  if (enquiryId === null) return;
  const before = In([...STATES_BEFORE[state]]);
  const { affected } = await manager.update(
    Enquiry,
    { id: enquiryId, state: before },
    { state, changedAt: () => 'now()' },
  );
  if (!affected) return;
  await manager.insert(HistoryNote, { id: v7(), enquiryId, kind: 'state', state, byName });
  announce('enquiry', enquiryId);
}
