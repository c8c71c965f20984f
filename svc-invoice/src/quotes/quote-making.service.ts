import { buildFieldProblem, type CallAnswer, type CallBody, type makeFromQuote } from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  InvalidInput,
  lockRow,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import { Client } from '../clients/client.entity.js';
import { Clients } from '../clients/clients.service.js';
import { JobClient } from '../clients/job-client.entity.js';
import { JobPrice } from '../prices/job-price.entity.js';
import { Quote, type StoredLine } from './quote.entity.js';
import { QuoteJob } from './quote-making.entity.js';
import { moveScheduleStart } from './quote-rules.js';
import { lockQuote, toSubject } from './quote-store.js';

type Body = CallBody<typeof makeFromQuote>;
type MakingResult = CallAnswer<typeof makeFromQuote>;

/** The timetables of the jobs from the first day on. Throws 400 for a slot that has ended by then: svc-jobs would refuse the job. */
function toSchedules({ jobs, from }: Body): StoredLine['schedule'][] {
  const schedules = jobs.map(({ schedule }) => moveScheduleStart(schedule, from));
  const issues = schedules.flatMap((slots, job) =>
    slots.flatMap((slot, at) =>
      slot === null ? [buildFieldProblem(`jobs.${job}.schedule.${at}.repeats.until`, 'before_first_work_day')] : [],
    ),
  );
  if (issues.length > 0) throw new InvalidInput(issues);
  return schedules.map((slots) => slots.filter((slot) => slot !== null));
}

/**
 * Creates client, jobs and prices of an accepted quote. One transaction decides: it writes the client, the jobs' client
 * and prices, and enters the jobs in the feed, from which svc-jobs creates them. Ids derive from the quote's, and
 * svc-jobs skips existing ids, so that interruptions and repeats create nothing twice.
 */
@Injectable()
export class QuoteMaking {
  constructor(
    private readonly transactions: Transactions,
    private readonly clients: Clients,
  ) {}

  /** Sent twice they are made once. Throws 400, 404, 409, and step_up for the contacts of a new client. */
  async make(admin: Caller, body: Body): Promise<MakingResult> {
    if (body.client_id === '' && body.client) await this.clients.requireFactorFor(admin, body.client);
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, body.id);
      if (quote.madeAt) return this.findResult(tx, quote);
      if (quote.state !== 'accepted') throw refuse('quote_not_accepted');
      this.requireEachLine(quote, body);
      const schedules = toSchedules(body);
      const clientId = await this.addOrLockClient(tx, admin, quote, body);
      for (const [at, job] of body.jobs.entries())
        await this.addJob(tx, admin, quote, clientId, body.from, { ...job, schedule: schedules[at] ?? [] });
      await tx.manager.update(Quote, { id: quote.id }, { madeAt: databaseNow, clientId, changedAt: databaseNow });
      await recordAudit(tx, {
        actor: admin,
        action: 'quote.made',
        subject: toSubject(quote),
        details: { from: body.from, jobs: body.jobs.map(({ title }) => title).join('; ') },
      });
      return this.findResult(tx, quote);
    });
  }

  private async findResult({ manager }: Transaction, { id }: Quote): Promise<MakingResult> {
    const jobs = await manager.find(QuoteJob, { where: { quoteId: id }, order: { position: 'ASC' } });
    return { client_id: jobs[0]?.clientId ?? '', jobs: jobs.map(({ jobId }) => jobId) };
  }

  private requireEachLine({ lines }: Quote, { jobs }: Body): void {
    const positions = new Set(jobs.map(({ position }) => position));
    if (jobs.length !== lines.length || positions.size !== lines.length || !lines.every((_, at) => positions.has(at)))
      throw new InvalidInput([buildFieldProblem('jobs', 'not_job_for_each_place')]);
  }

  private async addOrLockClient(
    tx: Transaction,
    admin: Caller,
    quote: Quote,
    { client_id: id, client: details }: Body,
  ): Promise<string> {
    if (id === '' && details) {
      const newId = v5('client', quote.id);
      await this.clients.add(tx, admin, { id: newId, details });
      return newId;
    }
    const client = await lockRow(tx.manager, Client, { id }, 'no_such_client', 'pessimistic_read');
    if (client.archivedAt) throw refuse('quote_client_archived');
    return id;
  }

  private async addJob(
    tx: Transaction,
    admin: Caller,
    quote: Quote,
    clientId: string,
    from: string,
    job: Body['jobs'][number],
  ): Promise<void> {
    const { position } = job;
    const line = quote.lines[position];
    if (!line) return;
    const jobId = v5(`job ${position}`, quote.id);
    await tx.manager.insert(QuoteJob, {
      jobId,
      quoteId: quote.id,
      position,
      clientId,
      job: { ...job, made_by: { id: admin.id, name: admin.name } },
    });
    // The job may not be known here yet: it comes back in svc-jobs' feed.
    await tx.manager.insert(JobClient, { jobId, validFrom: from, clientId, version: 1 });
    await tx.manager.insert(JobPrice, { jobId, validFrom: from, basis: line.basis, cents: line.cents, version: 1 });
    tx.recordChange('agreed-job', jobId);
  }
}
