import { groupBy } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { findOpenExtras } from '../extras/extras.queries.js';
import { type Month, parseMonthKey } from '../invoices/month.js';
import type { AgreedPart } from '../prices/agreed-parts.js';
import { AgreedRevenue, type JobRevenue } from '../prices/agreed-revenue.service.js';
import {
  type ChargedExtra,
  findClientJobs,
  findInvoicedExtras,
  findTakenDays,
  findUndecidedWork,
  type TakenDays,
  type UndecidedWork,
} from './month-facts.queries.js';
import {
  buildClientMonthKey,
  type ClientMonth,
  findNotInvoicedReason,
  type InvoiceLine,
  type NotInvoicedWork,
} from './month-rules.js';

interface GatheredMonth {
  readonly clientId: string;
  readonly month: string;
  readonly lines: InvoiceLine[];
  held: number;
  open: number;
  readonly priceMissing: Set<string>;
  readonly notInvoiced: NotInvoicedWork[];
  readonly otherInvoices: Set<string>;
}

const isWithin = (day: string, { from, to }: { readonly from: string; readonly to: string }) =>
  day >= from && day <= to;

const groupByJob = <Row extends { readonly job_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => groupBy(rows, (row) => row.job_id);

function toPartLine({ jobId, title, address }: JobRevenue, part: AgreedPart): InvoiceLine {
  const { from, to, minutes, priceCents, cents, creditCents, notDone } = part;
  const basis = part.basis === 'none' ? 'hour' : part.basis;
  // Visits that were not done may be charged.
  const visits = basis === 'visit' && priceCents ? cents / priceCents : part.visits;
  const cancelled = notDone.filter((day) => day.cancelled).length;
  return {
    jobId,
    extraId: null,
    place: title,
    address,
    from,
    to,
    basis,
    visits,
    minutes,
    priceCents: basis === 'hour' ? part.hourCents : priceCents,
    missed: notDone.length - cancelled,
    cancelled,
    reCleans: part.reCleans,
    creditCents,
    reason: '',
    cents,
  };
}

const toExtraLine = (extra: ChargedExtra, place: JobRevenue | undefined): InvoiceLine => ({
  jobId: extra.jobId,
  extraId: extra.id,
  place: place?.title ?? '',
  address: place?.address ?? '',
  from: extra.day,
  to: extra.day,
  basis: 'extra',
  visits: 0,
  minutes: 0,
  priceCents: null,
  missed: 0,
  cancelled: 0,
  reCleans: 0,
  creditCents: 0,
  reason: extra.text,
  cents: extra.cents,
});

const comparePlaces = (a: NotInvoicedWork, b: NotInvoicedWork) =>
  a.place.localeCompare(b.place) || a.jobId.localeCompare(b.jobId) || a.from.localeCompare(b.from);

const compareLines = (a: InvoiceLine, b: InvoiceLine) =>
  Number(a.extraId !== null) - Number(b.extraId !== null) ||
  a.place.localeCompare(b.place) ||
  (a.jobId ?? '').localeCompare(b.jobId ?? '') ||
  a.from.localeCompare(b.from) ||
  (a.extraId ?? '').localeCompare(b.extraId ?? '');

/** Current charges of clients for months, from work, prices and extras. */
@Injectable()
export class MonthLines {
  constructor(private readonly revenue: AgreedRevenue) {}

  /**
   * By client and month (`buildClientMonthKey`). The number of statements doesn't depend on the number of months.
   * Leaves out days of places on other invoices.
   * @param months at least one
   * @param clientIds only these; default: all with places or extras
   */
  async findByMonths(
    manager: EntityManager,
    months: readonly Month[],
    clientIds?: readonly string[],
  ): Promise<ReadonlyMap<string, ClientMonth>> {
    const keys = months.map(({ key }) => key);
    const [oldest = '', newest = ''] = [keys.toSorted().at(0), keys.toSorted().at(-1)];
    const span = { firstDay: parseMonthKey(oldest).firstDay, lastDay: parseMonthKey(newest).lastDay };
    const jobIds = await findClientJobs(manager, span.lastDay, clientIds);
    const [revenues, undecided, taken, open, charged] = await Promise.all([
      this.revenue.findByJobs(manager, span, jobIds),
      findUndecidedWork(manager, span, jobIds),
      findTakenDays(manager, span, jobIds),
      findOpenExtras(manager, span.lastDay, clientIds),
      findInvoicedExtras(manager, keys, clientIds),
    ]);
    const found = new Map<string, GatheredMonth>();
    const gather = (clientId: string, month: string): GatheredMonth => {
      const key = buildClientMonthKey(clientId, month);
      const gathered = found.get(key) ?? {
        clientId,
        month,
        lines: [],
        held: 0,
        open: 0,
        priceMissing: new Set<string>(),
        notInvoiced: [],
        otherInvoices: new Set<string>(),
      };
      found.set(key, gathered);
      return gathered;
    };
    const wanted = clientIds && new Set(clientIds);
    const [undecidedByJob, takenByJob] = [groupByJob(undecided), groupByJob(taken)];
    for (const job of revenues.filter(({ month }) => keys.includes(month.key)))
      for (const part of job.parts)
        if (part.clientId !== null && (!wanted || wanted.has(part.clientId)))
          this.addPart(
            gather(part.clientId, job.month.key),
            job,
            part,
            undecidedByJob.get(job.jobId),
            takenByJob.get(job.jobId),
          );
    const places = new Map(revenues.map((job) => [job.jobId, job]));
    const addExtra = (extra: ChargedExtra, month: string) =>
      gather(extra.clientId, month).lines.push(
        toExtraLine(extra, extra.jobId === null ? undefined : places.get(extra.jobId)),
      );
    for (const { month, ...extra } of charged) addExtra(extra, month);
    // Open extras go on the invoice of any month that ends after their day.
    for (const { key, lastDay } of months) for (const extra of open) if (extra.day <= lastDay) addExtra(extra, key);
    return new Map(
      [...found].map(([key, { lines, priceMissing, notInvoiced, otherInvoices, ...rest }]) => [
        key,
        {
          ...rest,
          lines: lines.sort(compareLines),
          priceMissing: [...priceMissing],
          notInvoiced: notInvoiced.sort(comparePlaces),
          otherInvoices: [...otherInvoices].sort(),
        },
      ]),
    );
  }

  private addPart(
    client: GatheredMonth,
    job: JobRevenue,
    part: AgreedPart,
    undecided: readonly UndecidedWork[] = [],
    taken: readonly TakenDays[] = [],
  ): void {
    const others = taken.filter(
      (days) => days.client_id !== part.clientId && days.from <= part.to && days.to >= part.from,
    );
    if (others.length > 0) {
      for (const { number } of others) client.otherInvoices.add(number);
      return;
    }
    for (const { day, held, open } of undecided)
      if (isWithin(day, part)) {
        client.held += held;
        client.open += open;
      }
    if (part.cents > 0) client.lines.push(toPartLine(job, part));
    // An extra charges for all work of a one-off job.
    const reason = job.byExtra ? null : findNotInvoicedReason(part);
    if (reason === null) return;
    if (reason === 'price-missing') client.priceMissing.add(job.title);
    const { from, to: until, uncharged } = part;
    const { jobId, kind, title: place } = job;
    client.notInvoiced.push({ jobId, kind, place, from, until, reason, ...uncharged });
  }
}
