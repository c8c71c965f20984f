import { setTimeout } from 'node:timers/promises';
import {
  formatPlace,
  raiseNotice,
  requireDataKey,
  type SealedColumns,
  Sealing,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { XeroConnection } from './xero.entity.js';
import { breakConnection, claimRefresh, endRefresh, storeRefreshed } from './xero.queries.js';
import { XeroAwayError, XeroBrokenError, XeroOffError } from './xero-errors.js';
import { XeroLogin, type XeroTokens } from './xero-login.service.js';

/** The sealed columns of this service. A rotation of DATA_KEY seals them again. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [
  { table: 'xero_connection', id: 'only_row', columns: ['access_token', 'refresh_token'] },
];

const ACCESS_PLACE = formatPlace('xero_connection', 'true', 'access_token');
const REFRESH_PLACE = formatPlace('xero_connection', 'true', 'refresh_token');

/** A token that expires within this time is refreshed first. */
const EXPIRY_MARGIN_MS = 60_000;
/** A process that refreshes tokens and has not ended by then was killed. Above the time of the call. */
const REFRESH_SECONDS = 30;
/** How long other processes wait for a refresh, and how often they check. */
const WAIT_MS = 40_000;
const POLL_MS = 200;

export interface XeroAccess {
  readonly token: string;
  readonly generation: number;
  /** Null until an organisation is chosen. */
  readonly tenantId: string | null;
}

/** The tokens of the connection: sealed in the database, and refreshed by one process at a time, since a refresh token is used once. */
@Injectable()
export class XeroTokenStore implements OnModuleInit {
  constructor(
    @InjectRepository(XeroConnection) private readonly connections: Repository<XeroConnection>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly login: XeroLogin,
  ) {}

  /** Refuses to start with another DATA_KEY than the database was sealed with. */
  onModuleInit(): Promise<void> {
    return requireDataKey(this.manager, this.sealing, SEALED_COLUMNS);
  }

  /** Columns of tokens for the database. */
  seal({ access, refresh, until }: XeroTokens): Pick<XeroConnection, 'accessToken' | 'refreshToken' | 'accessUntil'> {
    return {
      accessToken: this.sealing.seal(access, ACCESS_PLACE),
      refreshToken: this.sealing.seal(refresh, REFRESH_PLACE),
      accessUntil: until,
    };
  }

  openRefresh({ refreshToken }: Pick<XeroConnection, 'refreshToken'>): string {
    return this.sealing.open(refreshToken, REFRESH_PLACE);
  }

  /**
   * A valid access token. Throws XeroOffError, XeroBrokenError and XeroAwayError.
   * @param refused the generation of one that Xero has just refused
   */
  async current(refused?: number): Promise<XeroAccess> {
    for (const endsAt = Date.now() + WAIT_MS; ; ) {
      const connection = await this.connections.findOneBy({ onlyRow: true });
      if (!connection || !this.login.isSetUp) throw new XeroOffError('Xero is not connected');
      if (connection.state === 'broken') throw new XeroBrokenError('Xero has disconnected');
      const { accessToken, accessUntil, generation, state } = connection;
      const tenantId = state === 'choosing' ? null : connection.tenantId;
      const isValid = accessUntil.getTime() > Date.now() + EXPIRY_MARGIN_MS && generation !== refused;
      if (isValid) return { token: this.sealing.open(accessToken, ACCESS_PLACE), generation, tenantId };
      if (!(await this.refresh(generation))) {
        if (Date.now() > endsAt) throw new XeroAwayError('Another process refreshes the tokens of Xero');
        await setTimeout(POLL_MS);
      }
    }
  }

  /** False when another process does it. */
  private async refresh(generation: number): Promise<boolean> {
    const claimed = await this.transactions.runWithoutWaiting(({ manager }) =>
      claimRefresh(manager, generation, REFRESH_SECONDS),
    );
    if (!claimed) return false;
    const tokens = await this.login.refresh(this.openRefresh(claimed));
    if (tokens === 'refused') {
      await this.noteBroken(generation);
      throw new XeroBrokenError('Xero has disconnected');
    }
    if (tokens === 'away') {
      await this.transactions.runWithoutWaiting(({ manager }) => endRefresh(manager, generation));
      throw new XeroAwayError('Xero’s login isn’t responding.');
    }
    await this.transactions.runWithoutWaiting(({ manager }) => storeRefreshed(manager, generation, this.seal(tokens)));
    return true;
  }

  /** Xero rejects the tokens or the organisation: notifies all admins to reconnect. */
  async noteBroken(generation: number): Promise<void> {
    await this.transactions.runWithoutWaiting(async (tx) => {
      if (!(await breakConnection(tx.manager, generation))) return;
      tx.announce('xero', '');
      await raiseNotice(tx, { kind: 'xero-broken', to: 'admins', parameters: {} });
    });
  }
}
