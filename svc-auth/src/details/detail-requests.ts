import {
  type AnswerOf,
  type askForChange,
  type BodyOf,
  type DetailChanges,
  type DetailField,
  type decideDetailChange,
  type getMyChange,
  type listDetailChanges,
  type QueryOf,
  type withdrawChange,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  HourlyLimit,
  InvalidInput,
  NotFound,
  Sealing,
  TooManyRequests,
  type Transaction,
  Transactions,
  violatedConstraint,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account, EMAIL_UNIQUE } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { Notices } from '../notices/notices.js';
import { placeOf, SealedDetails } from '../sealing/sealed-details.js';
import { differentFields, fieldNames, shownDetail } from './detail-rules.js';
import { EMAIL_TAKEN, PersonDetails } from './person-details.js';

/** Requests of a person in an hour. */
const PER_HOUR = 10;
/** Unique index: one open request of a person. */
const ONE_OPEN = 'detail_change_one_open';

interface ChangeRow {
  readonly id: string;
  readonly account_id: string;
  readonly fields: DetailField[];
  /** Sealed JSON; empty once it is decided. */
  readonly asked: string;
  readonly state: 'open' | 'approved' | 'rejected' | 'withdrawn';
  readonly asked_at: Date;
  readonly reason: string;
}

const COLUMNS = 'id, account_id, fields, asked, state, asked_at, reason';

export const askedPlace = (id: string): string => placeOf('detail_change', id, 'asked');

/** People's requests to change their details. What was asked is kept sealed, until it is decided. */
@Injectable()
export class DetailRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sealed: SealedDetails,
    private readonly details: PersonDetails,
    private readonly notices: Notices,
    private readonly limit: HourlyLimit,
  ) {}

  /** Throws Conflict, InvalidInput and TooManyRequests. */
  async ask(caller: Caller, { changes }: BodyOf<typeof askForChange>): Promise<AnswerOf<typeof askForChange>> {
    const wait = await this.limit.take(`ask-for-change ${caller.id}`, PER_HOUR);
    if (wait > 0) throw new TooManyRequests('You have asked several times in this hour. Please try again later.', wait);
    try {
      await this.transactions.run((tx) => this.store(tx, caller, changes));
    } catch (error) {
      if (violatedConstraint(error) !== ONE_OPEN) throw error;
      throw new Conflict('You have asked for a change already. Please wait for the office, or withdraw it first.');
    }
    return { status: 'done' };
  }

  private async store(tx: Transaction, { id: accountId, name }: Caller, changes: DetailChanges): Promise<void> {
    const now = await this.details.read(tx, accountId);
    const fields = differentFields(now, changes);
    if (fields.length === 0) throw new Conflict('Nothing would be different.');
    if (changes.email !== undefined && fields.includes('email')) await requireFreeEmail(tx, changes.email, accountId);
    const asked = Object.fromEntries(fields.map((field) => [field, changes[field]]));
    const id = uuidv7();
    tx.announce('account', accountId, [accountId]);
    await tx.manager.query('INSERT INTO detail_change (id, account_id, fields, asked) VALUES ($1, $2, $3, $4)', [
      id,
      accountId,
      fields,
      this.sealing.seal(JSON.stringify(asked), askedPlace(id)),
    ]);
    const parameters = { person: name, fields: fieldNames(fields) };
    await this.notices.raise(tx, { kind: 'change-asked', to: 'admins', parameters });
  }

  async mine({ id }: Caller): Promise<AnswerOf<typeof getMyChange>> {
    const [row] = await this.dataSource.query<ChangeRow[]>(
      `SELECT ${COLUMNS} FROM detail_change WHERE account_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    if (!row) return { change: null };
    const { state, fields, asked_at, reason } = row;
    const asked = Object.entries(this.open(row)).map(([field, text]) => [
      field,
      shownDetail(field as DetailField, text),
    ]);
    const change = { id: row.id, state, fields, asked: Object.fromEntries(asked), reason };
    return { change: { ...change, asked_at: asked_at.toISOString() } };
  }

  /** Throws NotFound for a request of somebody else, and for one that is not open. */
  async withdraw(caller: Caller, { id }: BodyOf<typeof withdrawChange>): Promise<AnswerOf<typeof withdrawChange>> {
    await this.transactions.run(async ({ manager, announce }) => {
      announce('account', caller.id, [caller.id]);
      const [, count] = await manager.query<[unknown[], number]>(
        `UPDATE detail_change SET state = 'withdrawn', asked = '', decided_at = now()
         WHERE id = $1 AND account_id = $2 AND state = 'open'`,
        [id, caller.id],
      );
      if (count === 0) throw new NotFound('This request is not open any more.');
    });
    return { status: 'done' };
  }

  async list({ page, page_size }: QueryOf<typeof listDetailChanges>): Promise<AnswerOf<typeof listDetailChanges>> {
    const open = `FROM detail_change WHERE state = 'open'
      AND EXISTS (SELECT FROM account WHERE id = account_id AND removed_at IS NULL)`;
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(`SELECT count(*)::int AS total ${open}`);
    const rows = await this.dataSource.query<ChangeRow[]>(`SELECT ${COLUMNS} ${open} ORDER BY id LIMIT $1 OFFSET $2`, [
      page_size,
      (page - 1) * page_size,
    ]);
    const accounts = await this.dataSource.manager.findBy(Account, { id: In(rows.map((row) => row.account_id)) });
    const people = new Map(accounts.map((account) => [account.id, this.sealed.open(account)]));
    return {
      total,
      rows: rows.flatMap((row) => {
        const now = people.get(row.account_id);
        if (!now) return [];
        const asked = this.open(row);
        const details = row.fields.map((field) => ({
          field,
          was: shownDetail(field, now[field]),
          asked: shownDetail(field, asked[field] ?? ''),
        }));
        const { id, name, details_version } = now;
        return [{ id: row.id, user_id: id, name, asked_at: row.asked_at.toISOString(), details_version, details }];
      }),
    };
  }

  /** Of two admins at once one decides. Throws Conflict and NotFound. */
  async decide(
    admin: Caller,
    { id, details_version, decision, reason }: BodyOf<typeof decideDetailChange>,
  ): Promise<AnswerOf<typeof decideDetailChange>> {
    try {
      await this.transactions.run(async (tx) => {
        const row = await lockOpen(tx, id);
        if (decision === 'approve') {
          const changes = this.open(row);
          await this.details.apply(
            tx,
            admin,
            { id: row.account_id, details_version, changes },
            'account.change-approved',
          );
        } else await this.reject(tx, admin, row, reason);
        tx.announce('account', row.account_id, [row.account_id]);
        await tx.manager.query(
          `UPDATE detail_change SET state = $2, asked = '', reason = $3, decided_at = now(), decided_by = $4 WHERE id = $1`,
          [id, decision === 'approve' ? 'approved' : 'rejected', decision === 'approve' ? '' : reason, admin.id],
        );
      });
    } catch (error) {
      if (violatedConstraint(error) === EMAIL_UNIQUE) throw new Conflict(EMAIL_TAKEN);
      throw error;
    }
    return { status: 'done' };
  }

  private async reject(tx: Transaction, admin: Caller, row: ChangeRow, reason: string): Promise<void> {
    const { id, name } = await this.details.read(tx, row.account_id);
    const fields = fieldNames(row.fields);
    const subject = { kind: 'person', id, name } as const;
    await writeAudit(tx, { actor: admin, action: 'account.change-rejected', subject, details: { fields, reason } });
    await this.notices.raise(tx, { kind: 'change-rejected', to: [id], parameters: { fields, reason } });
  }

  private open({ id, asked }: ChangeRow): DetailChanges {
    return asked === '' ? {} : JSON.parse(this.sealing.open(asked, askedPlace(id)));
  }
}

/** Throws NotFound for an unknown request, and Conflict for one that is not open any more. */
async function lockOpen({ manager }: Transaction, id: string): Promise<ChangeRow> {
  const [row] = await manager.query<ChangeRow[]>(`SELECT ${COLUMNS} FROM detail_change WHERE id = $1 FOR UPDATE`, [id]);
  if (!row) throw new NotFound('There is no such request.');
  if (row.state === 'withdrawn') throw new Conflict('The person has withdrawn this request.');
  if (row.state !== 'open') throw new Conflict('Somebody else has decided this request already.');
  return row;
}

/** The unique index decides when it is approved. */
async function requireFreeEmail({ manager }: Transaction, email: string, accountId: string): Promise<void> {
  const [taken] = await manager.query(
    'SELECT 1 FROM account WHERE lower(email) = lower($1) AND removed_at IS NULL AND id <> $2',
    [email, accountId],
  );
  if (taken) throw new InvalidInput([{ field: 'changes.email', msg: EMAIL_TAKEN }], EMAIL_TAKEN);
}
