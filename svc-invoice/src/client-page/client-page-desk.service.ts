import {
  type CallBody,
  type ClientPageDesk,
  DONE,
  LISTED_LINKS,
  opensPage,
  type revokeClientLinks,
  type saveClientPage,
} from '@cleaning/contracts';
import { type Caller, databaseNow, findRow, recordAudit, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { ClientContactRow } from '../clients/client-contact.entity.js';
import { toSubject } from '../clients/clients.service.js';
import { formatQuoteNumber } from '../quotes/quote-rules.js';
import { findOpenLinks, findSessions, readRevokeLinks } from './client-page-desk.queries.js';
import { ClientSessionRow } from './client-session.entity.js';

/** What the office sees of a client's page, and changes about it. */
@Injectable()
export class ClientPageDesks {
  constructor(
    @InjectRepository(Client) private readonly clients: Repository<Client>,
    private readonly transactions: Transactions,
  ) {}

  /** Throws 404. */
  async read(clientId: string): Promise<ClientPageDesk> {
    const { manager } = this.clients;
    const client = await this.getClient(manager, clientId);
    const [contacts, sessions, links] = await Promise.all([
      manager.find(ClientContactRow, { where: { clientId }, order: { position: 'ASC' } }),
      findSessions(manager, clientId),
      findOpenLinks(manager, clientId, LISTED_LINKS),
    ]);
    return {
      shows_names: client.showsNames,
      contacts: contacts.map(({ name, email, telephone, roles, opensPage: isSaid }) => ({
        name,
        email,
        may_open:
          client.archivedAt === null &&
          opensPage({ name, email, telephone, roles, ...(isSaid === null ? {} : { opens_page: isSaid }) }),
        logged_in_at: sessions.find((each) => each.email === email.toLowerCase())?.at.toISOString() ?? '',
      })),
      links: links.rows.map(({ id, kind, number, created_at, expires_at, opened_at }) => ({
        link_id: id,
        kind,
        number: kind === 'quote' ? formatQuoteNumber(Number(number)) : number,
        created_at: created_at.toISOString(),
        ends_at: expires_at.toISOString(),
        opened_at: opened_at?.toISOString() ?? '',
      })),
      links_count: links.total,
    };
  }

  /** Throws 404. */
  async save(admin: Caller, { client_id: id, shows_names: showsNames }: CallBody<typeof saveClientPage>) {
    await this.transactions.run(async (tx) => {
      const client = await this.getClient(tx.manager, id);
      if (client.showsNames === showsNames) return;
      await tx.manager.update(Client, { id }, { showsNames });
      const details = { names_of_cleaners: showsNames ? 'no → yes' : 'yes → no' };
      await recordAudit(tx, { actor: admin, action: 'client-page.changed', subject: toSubject(client), details });
    });
    return DONE;
  }

  /** A link of another client stays. Throws 404. */
  async revoke(admin: Caller, { client_id: clientId, link_id: linkId }: CallBody<typeof revokeClientLinks>) {
    await this.transactions.run(async (tx) => {
      const client = await this.getClient(tx.manager, clientId);
      const ended = await readRevokeLinks(tx.manager, clientId, linkId ?? null);
      if (ended === 0) return;
      const details = { links: String(ended) };
      await recordAudit(tx, { actor: admin, action: 'client-page.links-revoked', subject: toSubject(client), details });
    });
    return DONE;
  }

  /** Throws 404. */
  async endSessions(admin: Caller, clientId: string) {
    await this.transactions.run(async (tx) => {
      const client = await this.getClient(tx.manager, clientId);
      const { affected } = await tx.manager.update(
        ClientSessionRow,
        { clientId, endedAt: IsNull() },
        { endedAt: databaseNow },
      );
      if (!affected) return;
      await recordAudit(tx, { actor: admin, action: 'client-page.sessions-ended', subject: toSubject(client) });
    });
    return DONE;
  }

  private async getClient(manager: EntityManager, id: string): Promise<Client> {
    const client = await findRow(manager, Client, { id }, 'no_such_client');
    return client;
  }
}
