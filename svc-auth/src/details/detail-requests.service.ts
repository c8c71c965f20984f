import {
  type askForChange,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type DetailChanges,
  type DetailField,
  DONE,
  type decideDetailChange,
  type getMyChange,
  type listDetailChanges,
  type withdrawChange,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  HourlyLimit,
  lockRow,
  refuse,
  refuseField,
  refuseOnConstraint,
  Sealing,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account, EMAIL_UNIQUE } from '../accounts/account.entity.js';
import { toDetails } from '../accounts/account-details.js';
import { writeAudit } from '../audit/audit-entry.js';
import { Notices } from '../notices/notices.service.js';
import { formatPlace, SealedDetails } from '../sealing/sealed-details.service.js';
import { DetailChange } from './detail-change.entity.js';
import { findDifferentFields, formatFieldNames, toShownDetail } from './detail-rules.js';
import { isEmailTaken, openChanges } from './details.queries.js';
import { PersonDetails } from './person-details.service.js';

/** Requests of a person in an hour. */
const PER_HOUR = 10;
/** Unique index: one open request of a person. */
const ONE_OPEN_INDEX = 'detail_change_one_open';

export const toAskedPlace = (id: string): string => formatPlace('detail_change', id, 'asked');

/** People's requests to change their details. Requested values are kept sealed until decided. */
@Injectable()
export class DetailRequests {
  constructor(
    @InjectRepository(DetailChange) private readonly changes: Repository<DetailChange>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sealed: SealedDetails,
    private readonly details: PersonDetails,
    private readonly notices: Notices,
    private readonly limit: HourlyLimit,
  ) {}

  /** Throws 409, 400 and 429. */
  async ask(caller: Caller, { changes }: CallBody<typeof askForChange>): Promise<CallAnswer<typeof askForChange>> {
    const wait = await this.limit.take(`ask-for-change ${caller.id}`, PER_HOUR);
    if (wait > 0) throw refuse('asked_often', { retry_after: wait });
    await refuseOnConstraint({ [ONE_OPEN_INDEX]: 'details_request_open' }, () =>
      this.transactions.run((tx) => this.store(tx, caller, changes)),
    );
    return DONE;
  }

  private async store(tx: Transaction, { id: accountId, name }: Caller, changes: DetailChanges): Promise<void> {
    const now = await this.details.read(tx, accountId);
    const fields = findDifferentFields(toDetails(now), changes);
    if (fields.length === 0) throw refuse('details_same');
    if (changes.email !== undefined && fields.includes('email')) await requireFreeEmail(tx, changes.email, accountId);
    const asked = Object.fromEntries(fields.map((field) => [field, changes[field]]));
    const id = uuidv7();
    await tx.manager.insert(DetailChange, {
      id,
      accountId,
      fields,
      asked: this.sealing.seal(JSON.stringify(asked), toAskedPlace(id)),
    });
    const parameters = { person: name, fields: formatFieldNames(fields) };
    await this.notices.raise(tx, { kind: 'change-asked', to: 'admins', parameters });
  }

  async getMyChange({ id }: Caller): Promise<CallAnswer<typeof getMyChange>> {
    const row = await this.changes.findOne({ where: { accountId: id }, order: { id: 'DESC' } });
    if (!row) return { change: null };
    const { state, fields, askedAt, reason } = row;
    const asked = Object.entries(this.open(row)).map(([field, text]) => [
      field,
      toShownDetail(field as DetailField, text),
    ]);
    const change = { id: row.id, state, fields, asked: Object.fromEntries(asked), reason };
    return { change: { ...change, asked_at: askedAt.toISOString() } };
  }

  /** Throws 404 for somebody else's request, and for one that isn't open. */
  async withdraw(caller: Caller, { id }: CallBody<typeof withdrawChange>): Promise<CallAnswer<typeof withdrawChange>> {
    await this.transactions.run(async ({ manager }) => {
      const open = { id, accountId: caller.id, state: 'open' as const };
      const withdrawn = { state: 'withdrawn' as const, asked: '', decidedAt: databaseNow };
      const { affected } = await manager.update(DetailChange, open, withdrawn);
      if (!affected) throw refuse('details_request_closed');
    });
    return DONE;
  }

  async list({ page, page_size }: CallQuery<typeof listDetailChanges>): Promise<CallAnswer<typeof listDetailChanges>> {
    const { total, changes } = await openChanges(this.manager, { page, page_size });
    const accounts = await this.manager.findBy(Account, { id: In(changes.map((row) => row.accountId)) });
    const people = new Map(accounts.map((account) => [account.id, this.sealed.open(account)]));
    return {
      total,
      rows: changes.flatMap((row) => {
        const now = people.get(row.accountId);
        if (!now) return [];
        const asked = this.open(row);
        const was = toDetails(now);
        const details = row.fields.map((field) => ({
          field,
          was: toShownDetail(field, was[field]),
          asked: toShownDetail(field, asked[field] ?? ''),
        }));
        const { id, name, detailsVersion: details_version } = now;
        return [{ id: row.id, user_id: id, name, asked_at: row.askedAt.toISOString(), details_version, details }];
      }),
    };
  }

  /** Of two concurrent decisions one wins. Throws 409 and 404. */
  async decide(
    admin: Caller,
    { id, details_version, decision, reason }: CallBody<typeof decideDetailChange>,
  ): Promise<CallAnswer<typeof decideDetailChange>> {
    await refuseOnConstraint({ [EMAIL_UNIQUE]: 'email_taken_meanwhile' }, () =>
      this.transactions.run(async (tx) => {
        const row = await lockOpen(tx, id);
        if (decision === 'approve') {
          const changes = this.open(row);
          await this.details.apply(
            tx,
            admin,
            { id: row.accountId, details_version, changes },
            'account.change-approved',
          );
        } else await this.reject(tx, admin, row, reason);
        tx.announce('account', row.accountId, [row.accountId]);
        await tx.manager.update(
          DetailChange,
          { id },
          {
            state: decision === 'approve' ? 'approved' : 'rejected',
            asked: '',
            reason: decision === 'approve' ? '' : reason,
            decidedAt: databaseNow,
            decidedBy: admin.id,
          },
        );
      }),
    );
    return DONE;
  }

  private async reject(tx: Transaction, admin: Caller, row: DetailChange, reason: string): Promise<void> {
    const { id, name } = await this.details.read(tx, row.accountId);
    const details = { fields: formatFieldNames(row.fields), reason };
    const subject = { kind: 'person', id, name } as const;
    await writeAudit(tx, { actor: admin, action: 'account.change-rejected', subject, details });
    const parameters = { field_keys: row.fields.join(','), reason };
    await this.notices.raise(tx, { kind: 'change-rejected', to: [id], parameters });
  }

  private open({ id, asked }: DetailChange): DetailChanges {
    return asked === '' ? {} : JSON.parse(this.sealing.open(asked, toAskedPlace(id)));
  }
}

/** Throws 404 for an unknown request, and 409 for one that is no longer open. */
async function lockOpen({ manager }: Transaction, id: string): Promise<DetailChange> {
  const row = await lockRow(manager, DetailChange, { id }, 'no_such_request');
  if (row.state === 'withdrawn') throw refuse('details_request_withdrawn');
  if (row.state !== 'open') throw refuse('details_request_decided');
  return row;
}

/** The unique index decides when it is approved. */
async function requireFreeEmail({ manager }: Transaction, email: string, accountId: string): Promise<void> {
  if (await isEmailTaken(manager, email, accountId)) throw refuseField('changes.email', 'email_taken');
}
