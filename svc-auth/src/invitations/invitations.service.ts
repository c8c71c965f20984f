import { randomBytes } from 'node:crypto';
import {
  type CallAnswer,
  type CallBody,
  CONTRACTOR_INVITATION_DAYS,
  type ContractorInvitation,
  DAY_MS,
  DONE,
  type InvitedPerson,
  type inviteContractors,
  REGISTER_PAGE,
  type readInvitation,
  type renewInvitationLink,
  type withdrawInvitation,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  hashSha256,
  inFuture,
  insertOnce,
  refuse,
  refuseField,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, type Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { Mails } from '../mail/mails.service.js';
import { LoginAttempts } from '../sessions/login-attempts.service.js';
import { Invitation } from './invitation.entity.js';
import { deleteOldInvitations, findAddressesWithAccount } from './invitations.queries.js';

const MAX_LISTED = 500;

const createToken = () => randomBytes(32).toString('base64url');
const computeExpiry = (from: Date) => new Date(from.getTime() + CONTRACTOR_INVITATION_DAYS * DAY_MS);
const buildRegisterPath = (token: string) => `${REGISTER_PAGE}#${token}`;

/** Invitations of people to register as sub-contractor. */
@Injectable()
export class Invitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: Mails,
    private readonly attempts: LoginAttempts,
    @InjectRepository(Invitation) private readonly invitations: Repository<Invitation>,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async list(): Promise<ContractorInvitation[]> {
    const rows = await this.invitations.find({ order: { sentAt: 'DESC', id: 'DESC' }, take: MAX_LISTED });
    return rows.map(({ id, name, email, invitedBy, sentAt, expiresAt }) => ({
      id,
      name,
      email,
      invited_by: invitedBy,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      has_new_link: expiresAt > computeExpiry(sentAt),
    }));
  }

  invite(
    admin: Caller,
    { key, people }: CallBody<typeof inviteContractors>,
  ): Promise<CallAnswer<typeof inviteContractors>> {
    // Of duplicate addresses the last counts.
    const byAddress = new Map(people.map((person) => [person.email.toLowerCase(), person]));
    return this.transactions.run(async (tx) => {
      await deleteOldInvitations(tx.manager);
      const registered = await findAddressesWithAccount(tx.manager, [...byAddress.keys()]);
      // Sorted to avoid deadlocks between calls with the same people.
      const addresses = [...byAddress.keys()].filter((address) => !registered.has(address)).sort();
      for (const address of addresses) await this.inviteOne(tx, admin, key, byAddress.get(address) as InvitedPerson);
      return {
        invited: addresses.length,
        registered: [...byAddress].flatMap(([address, { email }]) => (registered.has(address) ? [email] : [])),
      };
    });
  }

  private async inviteOne(tx: Transaction, admin: Caller, requestKey: string, { name, email }: InvitedPerson) {
    const token = createToken();
    const sentAt = getNow();
    const renewed = {
      name,
      tokenHash: hashSha256(token),
      requestKey,
      invitedBy: admin.name,
      sentAt,
      expiresAt: computeExpiry(sentAt),
    };
    const invitation = { id: uuidv7(), email, ...renewed };
    await insertOnce(tx.manager, Invitation, invitation);
    const kept = await tx.manager.findOneOrFail(Invitation, {
      where: { email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) },
      lock: { mode: 'pessimistic_write' },
    });
    const isNew = kept.id === invitation.id;
    if (!isNew && kept.requestKey === requestKey) return;
    if (!isNew) await tx.manager.update(Invitation, { id: kept.id }, renewed);
    await writeAudit(tx, {
      actor: admin,
      action: 'account.contractor-invited',
      subject: { kind: 'person', id: kept.id, name },
    });
    await this.mails.write(tx, {
      kind: 'contractor-invitation',
      key: `contractor-invitation ${kept.id} ${requestKey}`,
      to: { name, address: kept.email },
      parameters: { name, path: buildRegisterPath(token) },
      usefulUntil: renewed.expiresAt,
    });
  }

  /** Throws 404. */
  async renewLink({ id }: CallBody<typeof renewInvitationLink>): Promise<CallAnswer<typeof renewInvitationLink>> {
    const token = createToken();
    const expiresAt = computeExpiry(getNow());
    const { affected } = await this.transactions.run(({ manager }) =>
      manager.update(Invitation, { id }, { tokenHash: hashSha256(token), expiresAt }),
    );
    if (affected === 0) throw refuse('no_such_invitation');
    return { url: `${this.env.SITE_URL}${buildRegisterPath(token)}`, expires_at: expiresAt.toISOString() };
  }

  async withdraw({ id }: CallBody<typeof withdrawInvitation>): Promise<CallAnswer<typeof withdrawInvitation>> {
    await this.transactions.run(({ manager }) => manager.delete(Invitation, { id }));
    return DONE;
  }

  /** Throws 400 for a link that is not good, and 429. */
  async read({ token }: CallBody<typeof readInvitation>, address: string): Promise<CallAnswer<typeof readInvitation>> {
    const found = await this.attempts.runLimited('contractor-invitation', address, () =>
      this.invitations.findOneBy({ tokenHash: hashSha256(token), expiresAt: inFuture() }),
    );
    if (!found) throw refuseField('token', 'invitation_over');
    return { name: found.name, email: found.email };
  }
}
