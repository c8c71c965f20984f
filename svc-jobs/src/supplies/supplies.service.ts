import {
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type changeSupply,
  type countSupplies,
  DONE,
  type Done,
  type getMySupplies,
  type listSupplies,
  OWN_SUPPLIES,
  type requestSupplies,
  SUPPLIES_PER_HOUR,
  SUPPLY_STEPS,
  type SupplyRow,
} from '@cleaning/contracts';
import {
  type Caller,
  getPlaces,
  HourlyLimit,
  insertOnce,
  lockRow,
  type Places,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
  wherePlaces,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findReportJob } from '../incidents/job-of-report.js';
import { Job } from '../jobs/job.entity.js';
import { findSupervisors } from '../places/places.queries.js';
import { findOwnSupplies, findSupply, findSupplyPage } from './supplies.queries.js';
import { SupplyRequest } from './supply.entity.js';
import { SupplyItems } from './supply-items.service.js';

/** What people need at places, and what the office does about it. */
@Injectable()
export class Supplies {
  constructor(
    @InjectRepository(SupplyRequest) private readonly requests: Repository<SupplyRequest>,
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly limit: HourlyLimit,
    private readonly items: SupplyItems,
  ) {}

  /**
   * Idempotent by key; repeats send no notices and don't count towards the limit. Throws 409 for another person's key,
   * 404 for a job that doesn't concern the person, 429.
   */
  async request(caller: Caller, body: CallBody<typeof requestSupplies>): Promise<CallAnswer<typeof requestSupplies>> {
    return this.transactions.run(async (tx) => {
      const sent = await tx.manager.findOneBy(SupplyRequest, { idempotencyKey: body.key });
      if (sent) return toSent(sent, caller);
      const job = await findReportJob(tx, caller, body.job_id);
      if (!job) throw refuse('no_such_job');
      const isNew = await insertOnce(tx.manager, SupplyRequest, {
        id: v7(),
        idempotencyKey: body.key,
        personId: caller.id,
        personName: caller.name,
        jobId: job.id,
        item: body.item,
        quantity: body.quantity,
        note: body.note,
        photos: [...new Set(body.photos)],
        askedAt: this.clock.now().toJSDate(),
      });
      const kept = await tx.manager.findOneByOrFail(SupplyRequest, { idempotencyKey: body.key });
      const answer = toSent(kept, caller);
      if (!isNew) return answer;
      const seconds = await this.limit.takeIn(tx, `supply ${caller.id}`, SUPPLIES_PER_HOUR);
      if (seconds > 0) throw refuse('too_many_reports', { retry_after: seconds });
      if (kept.photos.length > 0) tx.recordChange('work-photos', kept.id);
      await raiseNotice(tx, {
        kind: 'supplies-asked',
        to: (await findSupervisors(tx.manager, job.id)).filter((id) => id !== caller.id),
        andAdmins: true,
        parameters: {
          supply_id: kept.id,
          person: caller.name,
          job: job.title,
          item: body.item,
          quantity: String(body.quantity),
        },
      });
      return answer;
    });
  }

  async listOwn(personId: string): Promise<CallAnswer<typeof getMySupplies>> {
    const [{ items }, requests] = await Promise.all([
      this.items.read(),
      findOwnSupplies(this.manager, personId, OWN_SUPPLIES),
    ]);
    return {
      items,
      requests: requests.map(({ supply_id, number, state, job_name, item, quantity, note, reason, asked_at }) => ({
        supply_id,
        number,
        state,
        job_name,
        item,
        quantity,
        note,
        reason,
        asked_at,
      })),
    };
  }

  list(query: CallQuery<typeof listSupplies>, places: Places): Promise<CallAnswer<typeof listSupplies>> {
    return findSupplyPage(this.dataSource, query, places);
  }

  async count(places: Places): Promise<CallAnswer<typeof countSupplies>> {
    return { open: await this.requests.countBy({ state: 'open', ...wherePlaces(places) }) };
  }

  /** Throws 404. */
  async getDetail(id: string, places: Places): Promise<SupplyRow> {
    const row = await findSupply(this.manager, id, places);
    if (!row) throw refuse('no_such_supply');
    return row;
  }

  /** Pressed twice it is changed and told once. Throws 404, and 409 when the request is not in `from` any more or `to` does not follow. */
  async change(by: Caller, { id, from, to, reason }: CallBody<typeof changeSupply>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const where = { id, ...wherePlaces(getPlaces(by)) };
      const kept = await lockRow(tx.manager, SupplyRequest, where, 'no_such_supply');
      if (kept.state === to) return;
      if (kept.state !== from) throw refuse('supply_changed');
      if (!SUPPLY_STEPS[from].includes(to)) throw refuse('supply_step', { from, to });
      await tx.manager.update(SupplyRequest, { id }, { state: to, reason: to === 'declined' ? reason : '' });
      tx.announce('supply', id, [kept.personId]);
      await recordAudit(tx, {
        actor: by,
        action: 'supply.changed',
        subject: { kind: 'supply', id, name: `Supplies ${kept.number}` },
        details: { state: `${from} → ${to}` },
      });
      if (to !== 'open' && kept.personId !== by.id) await this.tell(tx, kept, to, reason);
    });
    return DONE;
  }

  private async tell(
    tx: Transaction,
    { personId, jobId, item, quantity }: SupplyRequest,
    state: 'ordered' | 'delivered' | 'declined',
    reason: string,
  ): Promise<void> {
    const job = await tx.manager.findOneByOrFail(Job, { id: jobId });
    await raiseNotice(tx, {
      kind: 'supplies-decided',
      to: [personId],
      parameters: {
        job: job.title,
        item,
        quantity: String(quantity),
        state,
        reason: state === 'declined' ? reason : '',
      },
    });
  }
}

function toSent({ id, number, personId }: SupplyRequest, caller: Caller): CallAnswer<typeof requestSupplies> {
  if (personId !== caller.id) throw refuse('report_of_other');
  return { supply_id: id, number: Number(number) };
}
