import { type BodyOf, type listPayees, type PayeeDetails, payeeDetails } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { Day } from '../calendar/days.js';

/** A person with what svc-auth and the office know of them for paying. Days YYYY-MM-DD. */
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
  /** 1 for a person of whom nothing was kept yet: the first change makes 2. */
  readonly version: number;
}

/** SQL of `PayeeRecord`s, up to the WHERE. A person may be known here before their account's details. */
const PAYEES = `
  SELECT known_account.id AS person_id, known_account.name, known_account.removed, coalesce(known_payee.abn, '') AS abn,
    coalesce(known_payee.address, '') AS address, coalesce(known_payee.postcode, '') AS postcode,
    known_payee.bank_ending, known_payee.bank_fingerprint, coalesce(known_payee.name_characters, '') AS name_characters,
    known_payee.payments_held_until,
    coalesce(payee.details, '{}') AS details, payee.gst_claimed_from::text, payee.hold_reason, payee.held_at,
    (SELECT name FROM known_account AS holder WHERE holder.id = payee.held_by) AS held_by_name,
    coalesce(payee.version, 1) AS version
  FROM known_account
    LEFT JOIN known_payee ON known_payee.person_id = known_account.id
    LEFT JOIN payee ON payee.person_id = known_account.id`;

async function readPayees(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<PayeeRecord[]> {
  const rows = await manager.query<(PayeeRecord & { details: unknown })[]>(sql, [...values]);
  // Details that a later version added get their defaults.
  return rows.map((row) => ({ ...row, details: payeeDetails.parse(row.details) }));
}

/** What is known of a person for paying them; undefined for nobody. */
export async function payeeById(manager: EntityManager, personId: string): Promise<PayeeRecord | undefined> {
  const [payee] = await readPayees(manager, `${PAYEES} WHERE known_account.id = $1`, [personId]);
  return payee;
}

/** What is known of people for paying them, by name. */
export function payeesByName(manager: EntityManager, personIds: readonly string[]): Promise<PayeeRecord[]> {
  const sql = `${PAYEES} WHERE known_account.id = ANY($1) ORDER BY lower(known_account.name), known_account.id`;
  return readPayees(manager, sql, [personIds]);
}

type Standing = BodyOf<typeof listPayees>['standing'];

/** Whom the list of payees shows. `text` is a pattern of LIKE on folded text, `number` one of digits. */
interface PayeeFilter {
  readonly text: string;
  readonly number: string;
  readonly standing: Standing;
  readonly today: Day;
}

/** Sub-contractors, and whoever else has worked or was held. */
const PAID_PEOPLE = `((known_account.role = 'user' AND NOT known_account.removed) OR payee.person_id IS NOT NULL
  OR EXISTS (SELECT FROM pay_item WHERE pay_item.person_id = known_account.id))`;

/** $2: today. */
const SUPER_IS_DECIDED =
  'EXISTS (SELECT FROM super_decision WHERE person_id = known_account.id AND from_day <= $2::date)';

const STANDINGS: Readonly<Record<Standing, string>> = {
  all: 'true',
  'on-hold': 'payee.hold_reason IS NOT NULL',
  'super-undecided': `NOT ${SUPER_IS_DECIDED}`,
  'no-bank-details': 'known_payee.bank_fingerprint IS NULL',
  left: 'known_account.removed',
};

const found = ({ standing }: PayeeFilter) => `${PAYEES}
  WHERE ${PAID_PEOPLE} AND ($1 = '%%' OR fold_text(known_account.name) LIKE $1 OR known_payee.abn LIKE $3)
    AND $2::date IS NOT NULL AND ${STANDINGS[standing]}`;

/** A page of the people who are paid, by name. */
export function pageOfPayees(
  manager: EntityManager,
  filter: PayeeFilter,
  { direction, page, page_size }: Pick<BodyOf<typeof listPayees>, 'direction' | 'page' | 'page_size'>,
): Promise<PayeeRecord[]> {
  return readPayees(
    manager,
    `${found(filter)} ORDER BY lower(known_account.name) ${direction}, known_account.id LIMIT $4 OFFSET $5`,
    [filter.text, filter.today, filter.number, page_size, (page - 1) * page_size],
  );
}

/** How many people that list has. */
export async function countPayees(manager: EntityManager, filter: PayeeFilter): Promise<number> {
  const [count] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (${found(filter)}) AS found`,
    [filter.text, filter.today, filter.number],
  );
  return count?.total ?? 0;
}

/** The number of the next decision about a person, `:personId`. */
export const NEXT_DECISION_NUMBER =
  '(SELECT 1 + coalesce(max(number), 0) FROM super_decision WHERE person_id = :personId)';
