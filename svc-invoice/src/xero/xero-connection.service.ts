import { randomInt } from 'node:crypto';
import {
  type CallAnswer,
  type CallBody,
  type chooseXeroOrganisation,
  DONE,
  type Done,
  type finishXero,
  type getXero,
  XERO_CONNECT_MINUTES,
  type XeroOrganisation,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findLocked,
  hashSha256,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { z } from 'zod';
import { XeroAttempt, XeroConnection, XeroContactRow, XeroOrganisationRow } from './xero.entity.js';
import { deleteOldAttempts, takeAttempt } from './xero.queries.js';
import { xeroConnections } from './xero-answers.js';
import { XeroClient } from './xero-client.service.js';
import { countContactChanges } from './xero-contacts.queries.js';
import {
  isProblemOfXero,
  XeroAwayError,
  XeroBrokenError,
  XeroBusyError,
  XeroOffError,
  XeroRefusedError,
} from './xero-errors.js';
import { countItems } from './xero-items.queries.js';
import { XeroLogin } from './xero-login.service.js';
import { countOpenPayments } from './xero-payments.queries.js';
import { XeroTokenStore } from './xero-tokens.service.js';

const ORGANISATION = 'ORGANISATION';
/** Generations of a connection start below it. */
const MAX_FIRST_GENERATION = 1_000_000_000;

const toSubject = ({ tenantId, name }: Pick<XeroOrganisationRow, 'tenantId' | 'name'>) =>
  ({ kind: 'xero', id: tenantId, name }) as const;

/** Turns Xero problems into refusals, for pages that wait for Xero. */
export async function refuseProblems<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof XeroOffError || error instanceof XeroBrokenError) throw refuse('xero_not_connected');
    if (error instanceof XeroBusyError) throw refuse('xero_busy');
    if (error instanceof XeroAwayError || error instanceof XeroRefusedError) throw refuse('xero_away');
    throw error;
  }
}

/** Connects and disconnects Xero, and chooses the organisation. */
@Injectable()
export class XeroConnections {
  private readonly logger = new Logger(XeroConnections.name);

  constructor(
    @InjectRepository(XeroConnection) private readonly connections: Repository<XeroConnection>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly login: XeroLogin,
    private readonly tokens: XeroTokenStore,
    private readonly client: XeroClient,
  ) {}

  async read(): Promise<CallAnswer<typeof getXero>> {
    const { manager } = this;
    const connection = await manager.findOneBy(XeroConnection, { onlyRow: true });
    const organisation = await this.findOrganisation(manager, connection);
    const tenantId = organisation?.tenantId;
    const [items, payments, contact_changes] = tenantId
      ? await Promise.all([
          countItems(manager, { tenantId }),
          countOpenPayments(manager, tenantId),
          countContactChanges(manager, tenantId),
        ])
      : [undefined, 0, 0];
    const isPaused = organisation?.pausedUntil && organisation.pausedUntil > new Date();
    return {
      state: this.login.isSetUp ? (connection?.state ?? 'off') : 'not-set-up',
      organisation: organisation ? { id: organisation.tenantId, name: organisation.name } : null,
      connected_by: connection?.connectedBy ?? '',
      connected_at: connection?.connectedAt.toISOString() ?? '',
      has_settings: organisation !== null && organisation.settings !== null,
      read_at: organisation?.readAt?.toISOString() ?? '',
      read_problem: organisation?.readProblem ?? '',
      paused_until: isPaused ? (organisation?.pausedUntil?.toISOString() ?? '') : '',
      counts: {
        waiting: (items?.waiting ?? 0) + (items?.sending ?? 0),
        needs_contact: items?.['needs-contact'] ?? 0,
        refused: items?.refused ?? 0,
        payments,
        contact_changes,
      },
    };
  }

  /** Throws 409. */
  async begin({ id: accountId, sessionId }: Caller): Promise<{ url: string }> {
    if (!this.login.isSetUp) throw refuse('xero_not_set_up');
    const secrets = await this.login.createSecrets();
    const url = await this.login.buildAddress(secrets);
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await deleteOldAttempts(manager);
      await manager.insert(XeroAttempt, {
        stateHash: hashSha256(secrets.state),
        sessionId,
        accountId,
        verifier: secrets.verifier,
        expiresAt: () => `now() + make_interval(mins => ${XERO_CONNECT_MINUTES})`,
      });
    });
    return { url };
  }

  /** Throws 409, 503. Uses the attempt up in any case. */
  async finish(admin: Caller, { state, code }: CallBody<typeof finishXero>): Promise<CallAnswer<typeof finishXero>> {
    const verifier = await this.transactions.runWithoutWaiting(({ manager }) =>
      takeAttempt(manager, { stateHash: hashSha256(state), sessionId: admin.sessionId, accountId: admin.id }),
    );
    if (verifier === undefined) throw refuse('xero_attempt_over');
    const tokens = await this.login.exchange(code, { state, verifier });
    await this.transactions.run(async (tx) => {
      const former = await findLocked(tx.manager, XeroConnection, { onlyRow: true });
      const connected = {
        onlyRow: true,
        state: 'choosing',
        // Until one is chosen, papers are queued for the former organisation.
        tenantId: former?.tenantId ?? null,
        ...this.tokens.seal(tokens),
        // Differs from all former connections: a running refresh must not store its tokens here.
        generation: former ? former.generation + 1 : randomInt(1, MAX_FIRST_GENERATION),
        refreshingUntil: null,
        connectedBy: admin.name,
        connectedAt: databaseNow,
      } as const;
      // Of two admins who connect concurrently, the last wins.
      await tx.manager.upsert(XeroConnection, connected, ['onlyRow']);
      await recordAudit(tx, {
        actor: admin,
        action: 'xero.connected',
        subject: { kind: 'xero', id: '', name: 'Xero' },
      });
    });
    const organisations = await this.listOrganisations();
    const [only] = organisations;
    if (!only || organisations.length > 1) return { organisations, chosen: null };
    await this.keep(admin, only);
    return { organisations, chosen: only };
  }

  /** By name. Throws 409, 503. */
  async listOrganisations(): Promise<XeroOrganisation[]> {
    const found = await refuseProblems(this.client.callConnections({ path: '', answer: xeroConnections }));
    return found
      .filter(({ tenantType }) => tenantType === ORGANISATION)
      .map(({ tenantId, tenantName }) => ({ id: tenantId.toLowerCase(), name: tenantName }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** Throws 404, 409, 503. */
  async choose(admin: Caller, { id }: CallBody<typeof chooseXeroOrganisation>): Promise<Done> {
    const chosen = (await this.listOrganisations()).find((organisation) => organisation.id === id);
    if (!chosen) throw refuse('no_such_organisation');
    await this.keep(admin, chosen);
    return DONE;
  }

  /** Idempotent. When Xero does not answer, its tokens are forgotten here all the same, and expire there. */
  async disconnect(admin: Caller): Promise<Done> {
    const connection = await this.connections.findOneBy({ onlyRow: true });
    if (!connection) return DONE;
    await this.removeAtXero(connection);
    await this.transactions.run(async (tx) => {
      const { affected } = await tx.manager.delete(XeroConnection, { onlyRow: true });
      if (!affected) return;
      const { tenantId } = connection;
      const organisation = await this.findOrganisation(tx.manager, connection);
      // Names and addresses of people who may be unrelated to the company.
      if (tenantId) await this.forgetContacts(tx, tenantId);
      await recordAudit(tx, {
        actor: admin,
        action: 'xero.disconnected',
        subject: organisation ? toSubject(organisation) : { kind: 'xero', id: '', name: 'Xero' },
      });
    });
    return DONE;
  }

  /** The chosen organisation, while connected. Throws 409. */
  async requireOrganisation(manager: EntityManager = this.manager): Promise<XeroOrganisationRow> {
    const connection = await manager.findOneBy(XeroConnection, { onlyRow: true });
    if (!connection) throw refuse(this.login.isSetUp ? 'xero_not_connected' : 'xero_not_set_up');
    const organisation = await this.findOrganisation(manager, connection);
    if (!organisation) throw refuse('xero_without_organisation');
    return organisation;
  }

  private async keep(admin: Caller, { id: tenantId, name }: XeroOrganisation): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.manager.upsert(XeroOrganisationRow, { tenantId, name }, ['tenantId']);
      const { affected } = await tx.manager.update(
        XeroConnection,
        { onlyRow: true, state: In(['choosing', 'connected']) },
        { state: 'connected', tenantId },
      );
      if (!affected) throw refuse('xero_not_connected');
      await recordAudit(tx, {
        actor: admin,
        action: 'xero.organisation-chosen',
        subject: toSubject({ tenantId, name }),
      });
    });
  }

  private async findOrganisation(
    manager: EntityManager,
    connection: XeroConnection | null,
  ): Promise<XeroOrganisationRow | null> {
    if (!connection?.tenantId || connection.state === 'choosing') return null;
    return manager.findOneBy(XeroOrganisationRow, { tenantId: connection.tenantId });
  }

  private async forgetContacts({ manager }: Transaction, tenantId: string): Promise<void> {
    await manager.delete(XeroContactRow, { tenantId });
    await manager.update(XeroOrganisationRow, { tenantId }, { contactsSince: null });
  }

  /** Disconnects the app from the organisation and revokes the tokens. */
  private async removeAtXero(connection: XeroConnection): Promise<void> {
    try {
      const found = await this.client.callConnections({ path: '', answer: xeroConnections });
      for (const { id, tenantId } of found)
        if (tenantId.toLowerCase() === connection.tenantId)
          await this.client.callConnections({ method: 'DELETE', path: `/${id}`, answer: z.unknown() });
    } catch (error) {
      if (!isProblemOfXero(error)) throw error;
      this.logger.warn({ msg: 'The connection could not be removed in Xero', problem: error.constructor.name });
    }
    // The calls above may have refreshed it.
    const now = await this.connections.findOneBy({ onlyRow: true });
    if (now) await this.login.revoke(this.tokens.openRefresh(now));
  }
}
