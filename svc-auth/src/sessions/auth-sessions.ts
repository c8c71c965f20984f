import type { KeyObject } from 'node:crypto';
import { type SessionAccount, Sessions, TokenKeys } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENDED_SESSIONS } from './ended-sessions.js';
import { SigningKeys } from './signing-keys.js';

/** Other services look people up in their replica; this one owns them. */
@Injectable()
export class AuthSessions extends Sessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected read(ids: readonly string[]): Promise<SessionAccount[]> {
    return this.dataSource.query(
      `SELECT id, name, role, verified, removed_at IS NOT NULL AS removed, session_version AS "sessionVersion",
         ${ENDED_SESSIONS} AS "endedSessions"
       FROM account WHERE id = ANY($1)`,
      [ids],
    );
  }
}

@Injectable()
export class AuthTokenKeys extends TokenKeys {
  constructor(private readonly keys: SigningKeys) {
    super();
  }

  find(kid: string): Promise<KeyObject | null> {
    return this.keys.find(kid);
  }

  isTrusted(kid: string): boolean {
    return this.keys.isTrusted(kid);
  }

  async any(): Promise<boolean> {
    return Boolean(await this.keys.inUse());
  }
}
