import { isDeepStrictEqual } from 'node:util';
import {
  type archiveClient,
  type CallBody,
  type ClientContact,
  type ClientDetails,
  type ClientJob,
  type Client as ClientView,
  CONTACT_ROLES,
  type createClient,
  DONE,
  type Done,
  type saveClient,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findRow,
  getViolatedConstraint,
  insertOnce,
  lockRow,
  RecentFactor,
  raiseNotice,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { findChanges } from '../settings/changes.js';
import { Client } from './client.entity.js';
import { ClientContactRow } from './client-contact.entity.js';
import { computeClientSpans } from './client-days.js';
import { findClientJobChanges, hasExtras } from './clients.queries.js';
import { JobClient } from './job-client.entity.js';

export const getName = ({ legalName, tradingName }: Pick<Client, 'legalName' | 'tradingName'>): string =>
  tradingName || legalName;

export const toSubject = (client: Client) => ({ kind: 'client', id: client.id, name: getName(client) }) as const;

/** The client, locked until the transaction ends. Throws 404. */
export async function lockClient({ manager }: Transaction, id: string): Promise<Client> {
  return lockRow(manager, Client, { id }, 'no_such_client');
}

const buildColumns = (details: ClientDetails) => ({
  legalName: details.legal_name,
  tradingName: details.trading_name,
  abn: details.abn,
  billingAddress: details.billing_address,
  billingEmail: details.billing_email,
  orderNumber: details.order_number,
  termsDays: details.terms_days,
  notes: details.notes,
});

const toDetails = (client: Client, contacts: ClientContact[]): ClientDetails => ({
  legal_name: client.legalName,
  trading_name: client.tradingName,
  abn: client.abn,
  billing_address: client.billingAddress,
  billing_email: client.billingEmail,
  order_number: client.orderNumber,
  terms_days: client.termsDays,
  notes: client.notes,
  contacts,
});

const formatContact = ({ name, roles, email, telephone, opens_page }: ClientContact): string =>
  [
    name,
    ...(roles.length > 0 ? [`(${roles.join(', ')})`] : []),
    email,
    telephone,
    ...(opens_page === undefined ? [] : [opens_page ? 'can open the client page' : 'can’t open the client page']),
  ]
    .filter(Boolean)
    .join(' ');

/** Details for the audit log: contacts by name and role. */
const toAuditDetails = ({ contacts, ...rest }: ClientDetails) => ({ ...rest, contacts: contacts.map(formatContact) });

/** Recipients of papers and people who open the client's page, one line each. */
const listAddressees = ({ billing_email, contacts }: ClientDetails): string[] => [
  ...(billing_email === '' ? [] : [`invoices to ${billing_email}`]),
  ...contacts.map((contact) =>
    formatContact({ ...contact, roles: CONTACT_ROLES.filter((role) => contact.roles.includes(role)) }),
  ),
];

/** Notifies all admins of the former and new recipients of papers and people who open the client's page. */
async function tellContactsChanged(
  tx: Transaction,
  admin: Caller,
  { id, name }: { readonly id: string; readonly name: string },
  former: readonly string[],
  now: readonly string[],
): Promise<void> {
  const joinWithout = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join('; ');
  await raiseNotice(tx, {
    kind: 'client-contacts-changed',
    to: 'admins',
    parameters: {
      by: admin.name,
      client_id: id,
      client: name,
      former: joinWithout(former, now),
      now: joinWithout(now, former),
    },
  });
}

/** Clients and their contacts. */
@Injectable()
export class Clients {
  constructor(
    private readonly transactions: Transactions,
    private readonly recentFactor: RecentFactor,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Throws 404. */
  async read(id: string, manager: EntityManager = this.manager): Promise<ClientView> {
    const client = await findRow(manager, Client, { id }, 'no_such_client');
    const [contacts, jobs, extras] = await Promise.all([
      this.findContacts(manager, id),
      this.findJobs(manager, id),
      hasExtras(manager, id),
    ]);
    return {
      id,
      version: client.version,
      details: toDetails(client, contacts),
      archived: client.archivedAt !== null,
      removable: jobs.length === 0 && !extras,
      jobs,
    };
  }

  /** Throws 409, step_up. */
  async create(admin: Caller, body: CallBody<typeof createClient>): Promise<ClientView> {
    await this.requireFactorFor(admin, body.details);
    return this.transactions.run(async (tx) => {
      await this.add(tx, admin, body);
      return this.read(body.id, tx.manager);
    });
  }

  /**
   * A job can be given to a new client, whose contacts then get its papers, so that they need the second factor like
   * changed ones. Called before the transaction, which must not wait for another service. Throws step_up.
   */
  async requireFactorFor(admin: Caller, details: ClientDetails): Promise<void> {
    if (listAddressees(details).length > 0) await this.recentFactor.require(admin.sessionId);
  }

  /** Sent twice it is added once. Throws 409 when a client with other details has the id. */
  async add(tx: Transaction, admin: Caller, { id, details }: CallBody<typeof createClient>): Promise<void> {
    if (!(await insertOnce(tx.manager, Client, { id, ...buildColumns(details) }))) {
      const { details: kept } = await this.read(id, tx.manager);
      if (!isDeepStrictEqual(kept, details)) throw refuse('client_added_before');
      return;
    }
    await this.writeContacts(tx.manager, id, details.contacts);
    const client = await tx.manager.findOneByOrFail(Client, { id });
    await recordAudit(tx, { actor: admin, action: 'client.created', subject: toSubject(client) });
  }

  /** Throws 404, 409, and step_up where contacts or the billing e-mail change. */
  async save(admin: Caller, { id, version, details }: CallBody<typeof saveClient>): Promise<ClientView> {
    const seen = listAddressees((await this.read(id)).details);
    const now = listAddressees(details);
    // Called before the transaction, which must not wait for another service.
    const isOther = !isDeepStrictEqual(seen, now);
    if (isOther) await this.recentFactor.require(admin.sessionId);
    return this.transactions.run(async (tx) => {
      const client = await this.lock(tx, id, version);
      const before = toDetails(client, await this.findContacts(tx.manager, id));
      const former = listAddressees(before);
      const isOtherNow = !isDeepStrictEqual(former, now);
      if (isOtherNow && !isOther) throw refuse('changed');
      const changes = findChanges(toAuditDetails(before), toAuditDetails(details));
      if (Object.keys(changes).length > 0) {
        await tx.manager.update(Client, { id }, { ...buildColumns(details), version: client.version + 1 });
        await tx.manager.delete(ClientContactRow, { clientId: id });
        await this.writeContacts(tx.manager, id, details.contacts);
        const subject = { ...toSubject(client), name: details.trading_name || details.legal_name };
        await recordAudit(tx, { actor: admin, action: 'client.changed', subject, details: changes });
        if (isOtherNow) await tellContactsChanged(tx, admin, subject, former, now);
      }
      return this.read(id, tx.manager);
    });
  }

  /** Throws 404, 409. */
  archive(admin: Caller, { id, version, archived }: CallBody<typeof archiveClient>): Promise<ClientView> {
    return this.transactions.run(async (tx) => {
      const client = await this.lock(tx, id, version);
      if ((client.archivedAt !== null) !== archived) {
        const archivedAt = archived ? databaseNow : null;
        await tx.manager.update(Client, { id }, { archivedAt, version: client.version + 1 });
        const action = archived ? 'client.archived' : 'client.restored';
        await recordAudit(tx, { actor: admin, action, subject: toSubject(client) });
      }
      return this.read(id, tx.manager);
    });
  }

  /** Throws 404, and 409 while something refers to the client. */
  async remove(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const client = await this.lock(tx, id);
      if (await tx.manager.existsBy(JobClient, { clientId: id })) throw refuse('client_in_use');
      // A deletion violates a constraint only while something refers to the row.
      await tx.manager.delete(Client, { id }).catch((error) => {
        throw getViolatedConstraint(error) ? refuse('client_in_use') : error;
      });
      await recordAudit(tx, { actor: admin, action: 'client.removed', subject: toSubject(client) });
    });
    return DONE;
  }

  /** The client, locked until the transaction ends. Throws 404, and 409 when it has another version. */
  private async lock(tx: Transaction, id: string, version?: number): Promise<Client> {
    const client = await lockClient(tx, id);
    if (version !== undefined) requireVersion(client.version, version, 'changed');
    return client;
  }

  private async findContacts(manager: EntityManager, clientId: string): Promise<ClientContact[]> {
    const rows = await manager.find(ClientContactRow, { where: { clientId }, order: { position: 'ASC' } });
    return rows.map(({ name, email, telephone, roles, opensPage }) => ({
      name,
      email,
      telephone,
      roles,
      ...(opensPage === null ? {} : { opens_page: opensPage }),
    }));
  }

  private async writeContacts(manager: EntityManager, clientId: string, contacts: ClientContact[]): Promise<void> {
    const rows = contacts.map(({ opens_page: opensPage = null, ...contact }, position) => ({
      ...contact,
      opensPage,
      clientId,
      position,
    }));
    if (rows.length > 0) await manager.insert(ClientContactRow, rows);
  }

  private async findJobs(manager: EntityManager, clientId: string): Promise<ClientJob[]> {
    const changes = await findClientJobChanges(manager, clientId);
    const jobs = [...new Set(changes.map(({ job_id }) => job_id))].flatMap((job_id) => {
      const ofJob = changes.filter((change) => change.job_id === job_id);
      const { kind, title, address } = ofJob[0] ?? {};
      return computeClientSpans(
        ofJob.map(({ valid_from, client_id }) => ({ validFrom: valid_from, clientId: client_id })),
      )
        .filter((span) => span.clientId === clientId)
        .map(({ from, to }) => ({
          job_id,
          kind: kind ?? 'permanent',
          job_name: title ?? '',
          address: address ?? '',
          from,
          to: to ?? '',
        }));
    });
    return jobs.sort(
      (a, b) =>
        Number(a.to !== '') - Number(b.to !== '') ||
        a.job_name.localeCompare(b.job_name) ||
        b.from.localeCompare(a.from),
    );
  }
}
