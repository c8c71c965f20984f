import type { EntityManager } from 'typeorm';

/** A payment through the bank, which may have been sent back. */
interface SentPayment {
  readonly run_id: string;
  readonly number: number;
  readonly person_id: string;
  readonly name: string;
  readonly state: 'paid' | 'returned';
  /** Whole cents. */
  readonly cents: number;
  readonly reference: string;
}

/** Payments of runs through the bank since a day, in the order of the runs. */
export function findPaymentsSince(manager: EntityManager, day: string): Promise<SentPayment[]> {
  return manager.query(
    `SELECT run_id, number, person_id, pay_row.name, pay_row.state, paid_cents::float8 AS cents, reference
     FROM pay_row JOIN pay_run ON pay_run.id = run_id
     WHERE pay_row.state <> 'approved' AND paid_cents > 0 AND paid_on >= $1 ORDER BY number, person_id`,
    [day],
  );
}

/** A person's payment of a run with the day on which it was paid. Days YYYY-MM-DD. */
interface DatedPayment {
  readonly name: string;
  readonly state: 'approved' | 'paid' | 'returned';
  readonly paid_on: string;
  readonly number: number;
  /** Whole cents. */
  readonly cents: number;
  readonly returned_on: string | null;
}

/** A run's payment to a person; undefined for none. */
export async function findPayment(
  manager: EntityManager,
  runId: string,
  personId: string,
): Promise<DatedPayment | undefined> {
  const [payment] = await manager.query<DatedPayment[]>(
    `SELECT pay_row.name, pay_row.state, paid_on::text, number, paid_cents::float8 AS cents, returned_on::text
     FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE run_id = $1 AND person_id = $2`,
    [runId, personId],
  );
  return payment;
}
