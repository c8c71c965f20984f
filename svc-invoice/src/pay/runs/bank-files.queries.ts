import type { EntityManager } from 'typeorm';
import { counts } from './run-lines.queries.js';

/** A run's payment through the bank, with reasons to leave it out of the bank file. */
export interface BankPaymentRow {
  readonly person_id: string;
  readonly name: string;
  /** Whole cents. */
  readonly cents: number;
  readonly reference: string;
  /** Fingerprints of the account at the approval, and of the last payment before. */
  readonly approved_account: string | null;
  readonly last_account: string | null;
  readonly on_hold: boolean;
  /** Payments to the account wait. */
  readonly account_held: boolean;
  /** Something was paid on the desk since the approval. */
  readonly settled: boolean;
}

/** The payments of a run through the bank, by name; `firstDay` is the first day that runs pay. */
export function findBankPayments(manager: EntityManager, runId: string, firstDay: string): Promise<BankPaymentRow[]> {
  return manager.query(
    `SELECT person_id, name, paid_cents::float8 AS cents, reference, bank_fingerprint AS approved_account,
       (SELECT bank_fingerprint FROM pay_row AS earlier JOIN pay_run ON pay_run.id = earlier.run_id
        WHERE earlier.person_id = pay_row.person_id AND earlier.state = 'paid' AND earlier.bank_fingerprint IS NOT NULL
        ORDER BY number DESC LIMIT 1) AS last_account,
       EXISTS (SELECT FROM payee WHERE payee.person_id = pay_row.person_id AND hold_reason IS NOT NULL) AS on_hold,
       EXISTS (SELECT FROM known_payee WHERE known_payee.person_id = pay_row.person_id AND payments_held_until > now()) AS account_held,
       EXISTS (SELECT FROM pay_item WHERE pay_item.person_id = pay_row.person_id AND kind = 'settlement' AND ${counts('$2')}
         AND in_run_cents + paid_cents <> approved_cents) AS settled
     FROM pay_row WHERE run_id = $1 AND paid_cents > 0 ORDER BY lower(name), person_id`,
    [runId, firstDay],
  );
}

/** Notes at the payments of a run the accounts that its bank file has. */
export async function keepUsedAccounts(
  manager: EntityManager,
  runId: string,
  accounts: readonly { readonly id: string; readonly fingerprint: string; readonly ending: string }[],
): Promise<void> {
  await manager.query(
    `UPDATE pay_row SET bank_fingerprint = used.fingerprint, bank_ending = used.ending
     FROM unnest($2::uuid[], $3::text[], $4::text[]) AS used (person_id, fingerprint, ending)
     WHERE run_id = $1 AND pay_row.person_id = used.person_id`,
    [
      runId,
      accounts.map(({ id }) => id),
      accounts.map(({ fingerprint }) => fingerprint),
      accounts.map(({ ending }) => ending),
    ],
  );
}
