import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  countDaysBetween,
  formatAmount,
  formatMonthYear,
  type getCosts,
  getMonthEnd,
  groupBy,
  type JobKind,
} from '@cleaning/contracts';
import { type CsvList, createCsvList, InvalidInput } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { Client } from '../../clients/client.entity.js';
import { findClientOn } from '../../clients/client-days.js';
import { getName } from '../../clients/clients.service.js';
import { JobClient } from '../../clients/job-client.entity.js';
import { sumExtraIncome } from '../../extras/extras.queries.js';
import { KnownJob } from '../../ledger/ledger.entity.js';
import { computeSum } from '../../prices/agreed-parts.js';
import { AgreedRevenue } from '../../prices/agreed-revenue.service.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { getRateOn, SUPER_RATES } from '../super/rates.js';
import { type CostQuestion, type CostRow, findCosts, findFirstMonth, type Sums } from './costs.queries.js';

interface PlaceMonth extends Sums, Pick<CostRow, 'job_id' | 'name' | 'month'> {
  /** Set for extras without a place; a place's client is looked up. */
  readonly client_id: string;
}

type Place = Omit<PlaceMonth, keyof Sums>;

/** Most days of one question: three years. */
const MAX_DAYS = 1100;

const computeSums = (row: CostRow): Sums => ({
  minutes: Number(row.minutes),
  cost: Number(row.cost),
  paid: Number(row.paid),
  super: Number(row.super),
  income: Number(row.income),
});

const NOTHING: Sums = { minutes: 0, cost: 0, paid: 0, super: 0, income: 0 };

const formatSums = ({ minutes, cost, paid, super: owed, income }: Sums) => ({
  minutes,
  cost: formatAmount(cost),
  paid: formatAmount(paid),
  unpaid: formatAmount(cost - paid),
  super: formatAmount(owed),
  income: formatAmount(income),
  margin: formatAmount(income - cost - owed),
});

/** Costs and income of places. */
@Injectable()
export class Costs {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly runs: Runs,
    private readonly settings: PaySettingsService,
    private readonly revenue: AgreedRevenue,
  ) {}

  /** Throws 400. */
  async get({ rows_of, ...span }: CallBody<typeof getCosts>): Promise<CallAnswer<typeof getCosts>> {
    const rows = await this.findRows(span);
    const months = new Map<string, Sums>();
    for (const { month: key, job_id: _, name: __, client_id: ___, ...sums } of rows) {
      const month = months.get(key);
      if (!month) months.set(key, { ...sums });
      else for (const name of Object.keys(sums) as (keyof Sums)[]) month[name] += sums[name];
    }
    const asked = rows.filter(({ month }) => rows_of === undefined || month === rows_of);
    const [kinds, clients] = await Promise.all([this.findKinds(asked), this.findClients(asked)]);
    return {
      rows: asked.map((row) => {
        const { job_id, name, month } = row;
        const client = clients.get(row);
        return {
          job_id,
          kind: kinds.get(job_id) ?? 'permanent',
          name,
          client_id: client?.id ?? '',
          client_name: client ? getName(client) : '',
          month,
          ...formatSums(row),
        };
      }),
      months: [...months].map(([month, sums]) => ({ month, ...formatSums(sums) })),
      first_month: await findFirstMonth(this.manager),
    };
  }

  /** Throws 400. */
  async createCsv(span: CallBody<typeof getCosts>): Promise<CsvList> {
    const rows = await this.findRows(span);
    async function* readBatches() {
      yield rows;
    }
    const header = ['Month', 'Site', 'Hours', 'Cost', 'Paid', 'Unpaid', 'Super', 'Revenue', 'Margin after super'];
    return createCsvList(header, readBatches(), (row) => {
      const { minutes, cost, paid, unpaid, super: owed, income, margin } = formatSums(row);
      return [
        formatMonthYear(row.month),
        row.name,
        (minutes / 60).toFixed(2),
        cost,
        paid,
        unpaid,
        owed,
        income,
        margin,
      ];
    });
  }

  private async findKinds(rows: readonly PlaceMonth[]): Promise<Map<string, JobKind>> {
    const ids = [...new Set(rows.flatMap(({ job_id }) => (job_id === '' ? [] : [job_id])))];
    const jobs = await this.manager.find(KnownJob, {
      select: { id: true, kind: true },
      where: { id: In(ids) },
    });
    return new Map(jobs.map(({ id, kind }) => [id, kind]));
  }

  /** Client of each place on the last day of its month. */
  private async findClients(rows: readonly PlaceMonth[]): Promise<Map<PlaceMonth, Client>> {
    const { manager } = this;
    const jobIds = [...new Set(rows.flatMap(({ job_id }) => (job_id === '' ? [] : [job_id])))];
    const changes = groupBy(await manager.findBy(JobClient, { jobId: In(jobIds) }), (change) => change.jobId);
    const ids = rows.map(({ job_id, client_id, month }) =>
      job_id === '' ? client_id : findClientOn(changes.get(job_id) ?? [], getMonthEnd(month)),
    );
    const found = await manager.findBy(Client, { id: In([...new Set(ids)].filter((id) => id)) });
    const byId = new Map(found.map((client) => [client.id, client]));
    return new Map(
      rows.flatMap((row, index) => {
        const client = byId.get(ids[index] ?? '');
        return client ? [[row, client]] : [];
      }),
    );
  }

  /** A job with a price earns the agreed amount, even in a month without work, plus extras. */
  private async findRows(span: CallBody<typeof getCosts>): Promise<PlaceMonth[]> {
    const found = await findCosts(this.manager, await this.buildQuestion(span));
    const rows = found.map((row): PlaceMonth => {
      const { job_id, name, month } = row;
      return { job_id, client_id: '', name, month, ...computeSums(row) };
    });
    const getKey = ({ job_id, client_id, month }: Place) => `${job_id || client_id} ${month}`;
    const byPlace = new Map(rows.map((row) => [getKey(row), row]));
    const getRow = (place: Place): PlaceMonth => {
      const row = byPlace.get(getKey(place)) ?? { ...NOTHING, ...place };
      if (!byPlace.has(getKey(place))) rows.push(row);
      byPlace.set(getKey(place), row);
      return row;
    };
    const { manager } = this;
    const days = { firstDay: span.from, lastDay: span.to };
    for (const { jobId: job_id, title: name, month, parts } of await this.revenue.findByDays(manager, days)) {
      const place = { job_id, client_id: '', name, month: month.key };
      const income = computeSum(parts);
      if (income > 0 || byPlace.has(getKey(place))) getRow(place).income = income;
    }
    for (const { cents, ...place } of await sumExtraIncome(manager, days)) getRow(place).income += cents;
    // Work deleted before it was paid leaves a place without amounts.
    const shownRows = rows.filter(
      ({ minutes, cost, paid, income }) => minutes > 0 || [cost, paid, income].some(Boolean),
    );
    return shownRows.sort(
      (a, b) =>
        a.month.localeCompare(b.month) ||
        a.name.toLowerCase().localeCompare(b.name.toLowerCase()) ||
        a.job_id.localeCompare(b.job_id),
    );
  }

  private async buildQuestion({ from, to }: CallBody<typeof getCosts>): Promise<CostQuestion> {
    if (to < from) throw new InvalidInput([buildFieldProblem('to', 'before_first_day')]);
    if (countDaysBetween(from, to) > MAX_DAYS)
      throw new InvalidInput([buildFieldProblem('to', 'not_within_three_years')]);
    const today = this.runs.today();
    const { labour_percent, first_day } = await this.settings.get();
    return {
      from,
      to,
      today,
      superRate: getRateOn(today, SUPER_RATES),
      labourPercent: labour_percent,
      firstDay: first_day,
    };
  }
}
