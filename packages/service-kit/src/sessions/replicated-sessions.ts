import type { StateOf } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OnChange } from '../changes/on-change.js';
import type { Transaction } from '../database/transactions.js';
import { type SessionAccount, Sessions } from './sessions.js';

/** The people as svc-auth's feed has told of them. */
@Injectable()
export class ReplicatedSessions extends Sessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected read(ids: readonly string[]): Promise<SessionAccount[]> {
    return this.dataSource.query(
      `SELECT id, name, role, verified, removed, session_version AS "sessionVersion", ended_sessions AS "endedSessions"
       FROM known_account WHERE id = ANY($1)`,
      [ids],
    );
  }

  @OnChange('account')
  async apply(id: string, account: StateOf<'account'> | null, { manager }: Transaction): Promise<void> {
    if (!account) {
      await manager.query('DELETE FROM known_account WHERE id = $1', [id]);
      return;
    }
    const { name, role, verified, removed, session_version, ended_sessions } = account;
    await manager.query(
      `INSERT INTO known_account (id, name, role, verified, removed, session_version, ended_sessions)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET name = $2, role = $3, verified = $4, removed = $5, session_version = $6,
         ended_sessions = $7`,
      [id, name, role, verified, removed, session_version, ended_sessions],
    );
  }
}
