import {
  type CallAnswer,
  type CallBody,
  type chooseClient,
  DONE,
  type Done,
  type readClientSession,
} from '@cleaning/contracts';
import {
  type ClientSession,
  ClientSessions,
  databaseNow,
  hashSha256,
  recordAudit,
  refuse,
  type SessionKey,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { computeClientSpans } from '../clients/client-days.js';
import { findClientJobChanges } from '../clients/clients.queries.js';
import { ClientSessionRow } from './client-session.entity.js';
import { findContacts, openSession } from './client-session.queries.js';

/** Days on which jobs belong to a client. */
async function findDays(manager: EntityManager, clientId: string): Promise<ClientSession['jobs']> {
  const changes = await findClientJobChanges(manager, clientId);
  return [...new Set(changes.map(({ job_id }) => job_id))].flatMap((jobId) => {
    const ofJob = changes.filter(({ job_id }) => job_id === jobId);
    return computeClientSpans(
      ofJob.map(({ valid_from, client_id }) => ({ validFrom: valid_from, clientId: client_id })),
    )
      .filter((span) => span.clientId === clientId)
      .map(({ from, to }) => ({ jobId, from, to }));
  });
}

/** Sessions of the client's page. Each request reads the row, so that a session can end immediately. */
@Injectable()
export class StoredClientSessions extends ClientSessions {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  find(named: SessionKey): Promise<ClientSession | null> {
    return this.read(
      'token' in named
        ? { tokenHash: hashSha256(named.token), sessionId: null }
        : { tokenHash: null, sessionId: named.sessionId },
    );
  }

  async answer({
    token_hash,
    session_id,
  }: CallBody<typeof readClientSession>): Promise<CallAnswer<typeof readClientSession>> {
    const found = await this.read({ tokenHash: token_hash ?? null, sessionId: session_id ?? null });
    return {
      session: found && {
        session_id: found.sessionId,
        client_id: found.clientId,
        client_name: found.clientName,
        contact_name: found.contactName,
        contact_email: found.contactEmail,
        shows_names: found.showsNames,
        jobs: found.jobs.map(({ jobId, from, to }) => ({ job_id: jobId, from, to })),
      },
    };
  }

  async end({ sessionId: id }: ClientSession): Promise<Done> {
    await this.transactions.run(({ manager }) =>
      manager.update(ClientSessionRow, { id, endedAt: IsNull() }, { endedAt: databaseNow }),
    );
    return DONE;
  }

  /** Throws 404 for a client without this person as contact. */
  async choose(
    { sessionId, contactEmail }: ClientSession,
    { client_id }: CallBody<typeof chooseClient>,
  ): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const contacts = await findContacts(tx.manager, contactEmail);
      const contact = contacts.find((each) => each.client_id === client_id);
      if (!contact) throw refuse('no_such_client');
      await tx.manager.update(ClientSessionRow, { id: sessionId }, { clientId: client_id });
      await recordAudit(tx, {
        actor: { id: '', name: contact.contact_name },
        action: 'client-page.opened',
        subject: { kind: 'client', id: client_id, name: contact.client_name },
        details: { email: contactEmail },
      });
    });
    return DONE;
  }

  private async read(named: Parameters<typeof openSession>[1]): Promise<ClientSession | null> {
    const { manager } = this;
    const found = await openSession(manager, named);
    if (!found) return null;
    return {
      sessionId: found.session_id,
      clientId: found.client_id,
      clientName: found.client_name,
      contactName: found.contact_name,
      contactEmail: found.email,
      showsNames: found.shows_names,
      jobs: await findDays(manager, found.client_id),
    };
  }
}
