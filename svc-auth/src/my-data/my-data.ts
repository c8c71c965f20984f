import { DOWNLOADS_PER_HOUR, getPersonalWork, type PersonalWork, personalWork } from '@cleaning/contracts';
import {
  type Caller,
  Peers,
  TooManyRequests,
  type Transaction,
  Transactions,
  Unauthenticated,
  Unavailable,
} from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { SealedDetails } from '../accounts/sealed-details.js';
import { writeAudit } from '../audit/write-audit.js';
import { type OwnDocument, OwnDocuments } from './own-documents.js';

/** What a person gets: texts by file name, and documents. */
export interface MyDataFiles {
  readonly texts: Readonly<Record<string, unknown>>;
  readonly documents: readonly OwnDocument[];
}

/** Everything that the product holds about one person, for that person. */
@Injectable()
export class MyData {
  private readonly logger = new Logger(MyData.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
    private readonly documents: OwnDocuments,
    private readonly peers: Peers,
  ) {}

  /** Throws TooManyRequests, and Unavailable when another service does not answer: half of the data would pass for the whole. */
  async of(caller: Caller): Promise<MyDataFiles> {
    await this.transactions.runWithoutWaiting((tx) => this.requirePatience(tx, caller));
    const [work, documents] = await Promise.all([this.work(caller.id), this.documents.of(caller)]).catch(
      (error: Error) => {
        this.logger.error(`The data of a person cannot be put together: ${error.message}`);
        throw new Unavailable('Your data cannot be put together at the moment. Please try again in a few minutes.');
      },
    );
    const account = await this.transactions.run((tx) => this.take(tx, caller));
    const audit = await this.dataSource.query(
      'SELECT at, actor_name, action, details FROM audit_entry WHERE subject_id = $1 ORDER BY id',
      [caller.id],
    );
    const sessions = await this.dataSource.query(
      'SELECT created_at, expires_at, ended_at FROM session WHERE account_id = $1 ORDER BY created_at',
      [caller.id],
    );
    return { texts: { account, sessions, ...work, 'audit-log': audit }, documents };
  }

  private async work(userId: string): Promise<PersonalWork> {
    const { status, body } = await this.peers.call('jobs', 'GET', getPersonalWork.path.replace(':user_id', userId));
    if (status !== 200) throw new Error(`svc-jobs answered ${status}`);
    return personalWork.parse(JSON.parse(body));
  }

  private async take(tx: Transaction, caller: Caller): Promise<object> {
    const account = await tx.manager.findOne(Account, {
      where: { id: caller.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account || account.removed_at) throw new Unauthenticated();
    await this.requirePatience(tx, caller);
    const { id, name } = account;
    await writeAudit(tx, { actor: caller, action: 'account.data-downloaded', subject: { kind: 'person', id, name } });
    const { password_hash: _, session_version: __, version: ___, ...own } = this.sealed.open(account);
    return own;
  }

  private async requirePatience({ manager }: Transaction, { id }: Caller): Promise<void> {
    const [{ count, wait }] = await manager.query(
      `SELECT count(*)::int AS count, ceil(3600 - extract(epoch FROM now() - min(at)))::int AS wait
       FROM audit_entry
       WHERE subject_id = $1 AND action = 'account.data-downloaded' AND at > now() - interval '1 hour'`,
      [id],
    );
    if (count >= DOWNLOADS_PER_HOUR)
      throw new TooManyRequests(
        'You have downloaded your data several times in this hour. Please try again later.',
        wait,
      );
  }
}
