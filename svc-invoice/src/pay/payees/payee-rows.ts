import { type PayeeDetails, payeeDetails } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { SuperDecision } from '../super/decision.js';

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

/** SQL of a `PayeeRecord`, up to its FROM. A person may be known here before their account's details. */
export const PAYEE_COLUMNS = `
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

export async function readPayees(
  manager: Pick<EntityManager, 'query'>,
  sql: string,
  values: readonly unknown[],
): Promise<PayeeRecord[]> {
  const rows = await manager.query<(PayeeRecord & { details: unknown })[]>(sql, [...values]);
  // Details that a later version added get their defaults.
  return rows.map((row) => ({ ...row, details: payeeDetails.parse(row.details) }));
}

export interface KeptSuperDecision extends SuperDecision {
  /** ISO 8601 instant. */
  readonly at: string;
}

/** The decisions about super by person, in their order. `decidedBy` is the admin's name. */
export async function superDecisions(
  manager: Pick<EntityManager, 'query'>,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, KeptSuperDecision[]>> {
  const rows = await manager.query<
    { person_id: string; answer: 'yes' | 'no'; reason: string; from: string; by: string; at: Date }[]
  >(
    `SELECT person_id, answer, reason, from_day::text AS from, coalesce(name, '') AS by, decided_at AS at
     FROM super_decision LEFT JOIN known_account ON known_account.id = decided_by
     WHERE person_id = ANY($1) ORDER BY person_id, number`,
    [personIds],
  );
  const decisions = new Map<string, KeptSuperDecision[]>();
  for (const { person_id, answer, reason, from, by, at } of rows) {
    const known = decisions.get(person_id) ?? [];
    known.push({ answer, reason, from, decidedBy: by, at: at.toISOString() });
    decisions.set(person_id, known);
  }
  return decisions;
}
