import { type CallBody, type listPayees, type PayeeDetails, payeeDetails } from '@cleaning/contracts';
import { KnownAccount, type ListOrders, orderRows, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Day } from '../calendar/days.js';
import { KnownPayee, PayeeRow } from './payee.entity.js';

/** A person's payment details from svc-auth and the office. Days YYYY-MM-DD. */
export interface PayeeRecord {
  readonly person_id: string;
  readonly name: string;
  readonly removed: boolean;
  readonly abn: string;
  readonly address: string;
  readonly postcode: string;
  readonly bank_ending: string | null;
  readonly bank_fingerprint: string | null;
  /** Characters of the account's name that are no letters from A to Z, each once. */
  readonly name_characters: string;
  readonly payments_held_until: Date | null;
  readonly details: PayeeDetails;
  readonly gst_claimed_from: string | null;
  readonly hold_reason: string | null;
  readonly held_by_name: string | null;
  readonly held_at: Date | null;
  /** 1 for a person without stored details: the first change makes 2. */
  readonly version: number;
}

/** Payment details of people; rows are `PayeeRecord`s. A person may exist here before their account's details. */
const selectPayees = (manager: EntityManager): SelectQueryBuilder<KnownAccount> =>
  manager
    .createQueryBuilder(KnownAccount, 'account')
    .leftJoin(KnownPayee, 'known_payee', 'known_payee.person_id = account.id')
    .leftJoin(PayeeRow, 'payee', 'payee.person_id = account.id')
    .select('account.id', 'person_id')
    .addSelect('account.name', 'name')
    .addSelect('account.removed', 'removed')
    .addSelect(`coalesce(known_payee.abn, '')`, 'abn')
    .addSelect(`coalesce(known_payee.address, '')`, 'address')
    .addSelect(`coalesce(known_payee.postcode, '')`, 'postcode')
    .addSelect('known_payee.bank_ending', 'bank_ending')
    .addSelect('known_payee.bank_fingerprint', 'bank_fingerprint')
    .addSelect(`coalesce(known_payee.name_characters, '')`, 'name_characters')
    .addSelect('known_payee.payments_held_until', 'payments_held_until')
    .addSelect(`coalesce(payee.details, '{}')`, 'details')
    .addSelect('payee.gst_claimed_from::text', 'gst_claimed_from')
    .addSelect('payee.hold_reason', 'hold_reason')
    .addSelect('payee.held_at', 'held_at')
    .addSelect('(SELECT name FROM known_account AS holder WHERE holder.id = payee.held_by)', 'held_by_name')
    .addSelect('coalesce(payee.version, 1)', 'version');

/** Details that a later version added get their defaults. */
const withDetails = (row: PayeeRecord): PayeeRecord => ({ ...row, details: payeeDetails.parse(row.details) });

/** Payment details of a person; undefined if unknown. */
export async function findPayee(manager: EntityManager, personId: string): Promise<PayeeRecord | undefined> {
  const row = await selectPayees(manager).where('account.id = :personId', { personId }).getRawOne<PayeeRecord>();
  return row && withDetails(row);
}

/** Payment details of people, by name. */
export async function findPayees(manager: EntityManager, personIds: readonly string[]): Promise<PayeeRecord[]> {
  const rows = await selectPayees(manager)
    .where('account.id = ANY (:personIds)', { personIds })
    .orderBy('lower(account.name)')
    .addOrderBy('account.id')
    .getRawMany<PayeeRecord>();
  return rows.map(withDetails);
}

type Standing = CallBody<typeof listPayees>['standing'];

/** Sub-contractors, and whoever else has worked or was held. */
const PAID_PEOPLE = `((account.role = 'user' AND NOT account.removed) OR payee.person_id IS NOT NULL
  OR EXISTS (SELECT FROM pay_item WHERE pay_item.person_id = account.id))`;

const SUPER_IS_DECIDED =
  'EXISTS (SELECT FROM super_decision WHERE person_id = account.id AND from_day <= CAST(:today AS date))';

const STANDINGS: Readonly<Record<Standing, string>> = {
  all: 'true',
  'on-hold': 'payee.hold_reason IS NOT NULL',
  'super-undecided': `NOT ${SUPER_IS_DECIDED}`,
  'no-bank-details': 'known_payee.bank_fingerprint IS NULL',
  left: 'account.removed',
};

const ORDERS: ListOrders<CallBody<typeof listPayees>['sort']> = {
  by: { name: 'lower(account.name)' },
  ties: { 'account.id': 'asked' },
};

/** A page of people who are paid, with today's state. */
export async function findPayeePage(manager: EntityManager, asked: CallBody<typeof listPayees>, today: Day) {
  const query = selectPayees(manager).where(PAID_PEOPLE).andWhere(STANDINGS[asked.standing], { today });
  searchRows(query, asked.text, { texts: ['account.name'], numbers: ['known_payee.abn'] });
  const { total, rows } = await readPage<PayeeRecord>(orderRows(query, ORDERS, asked), asked);
  return { total, rows: rows.map(withDetails) };
}

/** The number of the next decision about a person, `:personId`. */
export const NEXT_DECISION_NUMBER =
  '(SELECT 1 + coalesce(max(number), 0) FROM super_decision WHERE person_id = :personId)';
