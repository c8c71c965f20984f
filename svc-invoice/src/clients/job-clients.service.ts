import {
  type CallBody,
  getBusinessToday,
  type JobClients as JobClientsView,
  type setJobClient,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  lockRow,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { KnownJob } from '../ledger/ledger.entity.js';
import { Client } from './client.entity.js';
import { computeClientSpans } from './client-days.js';
import { findJobChanges } from './clients.queries.js';
import { getName } from './clients.service.js';
import { JobClient } from './job-client.entity.js';

type Change = Omit<CallBody<typeof setJobClient>, 'version'>;

/** Clients of jobs, from a day on. */
@Injectable()
export class JobClients {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async read(jobId: string, manager: EntityManager = this.manager): Promise<JobClientsView> {
    const changes = await findJobChanges(manager, jobId);
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const spans = computeClientSpans(changes.map(({ from, client_id }) => ({ validFrom: from, clientId: client_id })));
    const now = spans.findLast(({ from }) => from <= today);
    const name = changes.find(({ client_id }) => client_id === now?.clientId)?.client_name;
    return {
      version: Math.max(0, ...changes.map(({ version }) => version)),
      changes: changes.map(({ from, client_id, client_name }) => ({
        from,
        client_id: client_id ?? '',
        client_name: client_id === null ? '' : (client_name ?? ''),
      })),
      current: now?.clientId ? { client_id: now.clientId, client_name: name ?? '', from: now.from } : null,
    };
  }

  /** Throws 404, 409. */
  set(admin: Caller, { version, ...change }: CallBody<typeof setJobClient>): Promise<JobClientsView> {
    return this.transactions.run(async (tx) => {
      await this.change(tx, admin, change, version);
      return this.read(change.job_id, tx.manager);
    });
  }

  /** Throws 404, and 409 for an archived client, or when the job's changes have another version. */
  async change(tx: Transaction, admin: Caller, { job_id, client_id, from }: Change, version?: number): Promise<void> {
    const { manager } = tx;
    // Changes of a job run one after the other.
    const job = await lockRow(manager, KnownJob, { id: job_id }, 'no_such_job');
    const client =
      client_id === '' ? null : await lockRow(manager, Client, { id: client_id }, 'no_such_client', 'pessimistic_read');
    if (client?.archivedAt) throw refuse('client_archived', { client: getName(client) });
    const newest = (await manager.maximum(JobClient, 'version', { jobId: job_id })) ?? 0;
    if (version !== undefined) requireVersion(newest, version, 'changed');
    const changed = { jobId: job_id, validFrom: from, clientId: client?.id ?? null, version: newest + 1 };
    await manager.upsert(JobClient, changed, ['jobId', 'validFrom']);
    await recordAudit(tx, {
      actor: admin,
      action: 'client.job-set',
      subject: client
        ? { kind: 'client', id: client.id, name: getName(client) }
        : { kind: 'job', id: job_id, name: job.title },
      details: { job: job.title, from, client: client ? getName(client) : 'none' },
    });
  }
}
