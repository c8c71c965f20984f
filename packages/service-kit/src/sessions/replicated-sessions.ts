import { createPublicKey, type KeyObject } from 'node:crypto';
import type { EventPayload } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.js';
import { OnEvent } from '../events/on-event.js';
import { type SessionAccount, Sessions, TokenKeys } from './sessions.js';

/** The people as svc-auth last told of them. */
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

  @OnEvent('account.changed')
  async apply(event: EventPayload<'account.changed'>, tx: Transaction): Promise<void> {
    await tx.manager.query(
      `INSERT INTO known_account (id, name, email, role, verified, removed, session_version, version, ended_sessions)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (id) DO UPDATE SET name = $2, email = $3, role = $4, verified = $5, removed = $6,
         session_version = $7, version = $8, ended_sessions = $9
       WHERE known_account.version < $8`,
      [
        event.user_id,
        event.name,
        event.email,
        event.role,
        event.verified,
        event.removed,
        event.session_version,
        event.version,
        event.ended_sessions,
      ],
    );
  }
}

/** The public keys as svc-auth told of them. A key never changes, so it is kept once read. */
@Injectable()
export class ReplicatedTokenKeys extends TokenKeys {
  private readonly known = new Map<string, KeyObject>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(kid: string): Promise<KeyObject | null> {
    const known = this.known.get(kid);
    if (known) return known;
    const [row] = await this.dataSource.query<{ public_key_pem: string }[]>(
      'SELECT public_key_pem FROM known_signing_key WHERE kid = $1',
      [kid],
    );
    if (!row) return null;
    const key = createPublicKey(row.public_key_pem);
    this.known.set(kid, key);
    return key;
  }

  async any(): Promise<boolean> {
    if (this.known.size > 0) return true;
    const [row] = await this.dataSource.query('SELECT 1 FROM known_signing_key LIMIT 1');
    return row !== undefined;
  }

  @OnEvent('signing-key.added')
  async apply(event: EventPayload<'signing-key.added'>, tx: Transaction): Promise<void> {
    await tx.manager.query(
      'INSERT INTO known_signing_key (kid, public_key_pem) VALUES ($1, $2) ON CONFLICT (kid) DO NOTHING',
      [event.kid, event.public_key_pem],
    );
  }
}
