import {
  buildFieldProblem,
  type CallBody,
  formatAmount,
  getBusinessToday,
  type JobPriceChange,
  type JobPrices as JobPricesView,
  type setJobPrice,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  InvalidInput,
  lockRow,
  recordAudit,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { KnownJob } from '../ledger/ledger.entity.js';
import { JobPrice } from './job-price.entity.js';

type Change = Omit<CallBody<typeof setJobPrice>, 'version'>;

const isFixed = (basis: JobPrice['basis']) => basis === 'visit' || basis === 'month';

const toPriceChange = ({ validFrom, basis, cents }: JobPrice): JobPriceChange => ({
  from: validFrom,
  basis,
  amount: cents === null ? '' : formatAmount(cents),
});

/** Prices of jobs, from a day on. */
@Injectable()
export class JobPrices {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async read(jobId: string, manager: EntityManager = this.manager): Promise<JobPricesView> {
    const rows = await manager.find(JobPrice, { where: { jobId }, order: { validFrom: 'DESC' } });
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const now = rows.find(({ validFrom }) => validFrom <= today);
    return {
      version: Math.max(0, ...rows.map(({ version }) => version)),
      changes: rows.map(toPriceChange),
      current: now ? toPriceChange(now) : null,
    };
  }

  /** Throws 400, 404, 409. */
  set(admin: Caller, { version, ...change }: CallBody<typeof setJobPrice>): Promise<JobPricesView> {
    return this.transactions.run(async (tx) => {
      await this.change(tx, admin, change, version);
      return this.read(change.job_id, tx.manager);
    });
  }

  /** Throws 400, 404, and 409 when the job's prices have another version. */
  async change(tx: Transaction, admin: Caller, change: Change, version?: number): Promise<void> {
    const { job_id: jobId, from: validFrom, basis, amount } = change;
    const cents = isFixed(basis) ? Number(amount) : null;
    if (cents === 0) throw new InvalidInput([buildFieldProblem('amount', 'not_above_zero')]);
    const { manager } = tx;
    // Changes of a job run one after the other.
    const job = await lockRow(manager, KnownJob, { id: jobId }, 'no_such_job');
    const newest = (await manager.maximum(JobPrice, 'version', { jobId })) ?? 0;
    if (version !== undefined) requireVersion(newest, version, 'changed');
    const former = await manager.findOneBy(JobPrice, { jobId, validFrom });
    await manager.upsert(JobPrice, { jobId, validFrom, basis, cents, version: newest + 1 }, ['jobId', 'validFrom']);
    const formatPrice = (price: Pick<JobPrice, 'basis' | 'cents'>) =>
      price.cents === null ? price.basis : `${price.basis} ${formatAmount(price.cents)}`;
    await recordAudit(tx, {
      actor: admin,
      action: 'job-price.set',
      subject: { kind: 'job', id: jobId, name: job.title },
      details: {
        from: validFrom,
        price: [...(former ? [formatPrice(former)] : []), formatPrice({ basis, cents })].join(' → '),
      },
    });
  }
}
