import { NOTICE_DAYS, type NoticeKind, type StateOf } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ReadsState, type States, statesById } from '../changes/handlers.js';
import type { Transaction } from '../database/transactions.js';

/**
 * Raises a notice in the transaction of what it is about. svc-auth reads it in the feed and delivers it once.
 * @param to ids of people, or all admins
 * @param andAdmins all admins besides the people
 * @param parameters what its text names; the texts are in svc-auth
 */
export async function raiseNotice(
  tx: Transaction,
  {
    kind,
    to,
    andAdmins = false,
    parameters,
  }: {
    readonly kind: NoticeKind;
    readonly to: readonly string[] | 'admins';
    readonly andAdmins?: boolean;
    readonly parameters: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const id = v7();
  const notice: StateOf<'notice'> = {
    kind,
    people: to === 'admins' ? [] : [...to],
    admins: andAdmins || to === 'admins',
    parameters,
    at: new Date().toISOString(),
  };
  await tx.manager.query('INSERT INTO raised_notice (id, notice) VALUES ($1, $2)', [id, notice]);
  // Nobody delivers older ones. Rows that another transaction deletes are skipped.
  await tx.manager.query(
    `DELETE FROM raised_notice WHERE id IN (
       SELECT id FROM raised_notice WHERE raised_at < now() - make_interval(days => $1) LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [NOTICE_DAYS],
  );
  tx.changed('notice', id);
}

/** Reads this service's notices for the feed. */
@Injectable()
export class RaisedNotices {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('notice')
  async read(ids: readonly string[]): Promise<States<'notice'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'notice'> }[]>(
        'SELECT id, notice AS state FROM raised_notice WHERE id = ANY($1)',
        [ids],
      ),
    );
  }
}
