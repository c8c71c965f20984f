import {
  type CallAnswer,
  type CallQuery,
  CLIENT_PLAN_DAYS,
  type ClientVisit,
  type ClientVisitDetail,
  getItemState,
  groupItemsByState,
  type listClientPlan,
  type listClientVisits,
  type PlannedClientVisit,
  pickMissingItems,
  signClientPhotos,
} from '@cleaning/contracts';
import { type ClientSession, isClientDay, PeerAwayError, Peers, refuse } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { getIsoWeekday, getNextDay, toIsoDate, toTimeOfDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findVisitReports, type ReportWithAreas } from '../checklists/checklists.queries.js';
import type { VisitedJob } from '../feed/planned-visits.js';
import { findVisitedJobs } from '../feed/planned-visits.queries.js';
import { findPlannedState, WHOLE_TIMETABLE } from '../shifts/plan.js';
import { listDaySlots } from '../shifts/slots-of-day.js';
import {
  type ClientVisitRow,
  findClientExtraVisits,
  findClientQuickVisits,
  findClientVisits,
  findFinishedSlots,
  findPlaceNames,
  findVisitFeedback,
  type QuickVisit,
  type VisitFeedbackRow,
} from './client-visits.queries.js';
import { getFirstFeedbackDay } from './visit-feedback.service.js';

type Days = { readonly from: string; readonly until: string };

/** The shifts of the timetable that are planned on each day between two. */
function findPlannedSlots({ createdOn, endedOn, slots, cancelled, holidays }: VisitedJob, { from, until }: Days) {
  const plan = { ...WHOLE_TIMETABLE, holidays, changes: cancelled };
  const found: { date: string; from: string; until: string }[] = [];
  const last = endedOn !== null && endedOn < until ? endedOn : until;
  for (let date = createdOn > from ? createdOn : from; date <= last; date = getNextDay(date))
    for (const { slot, planned } of listDaySlots(date, slots, holidays))
      if (findPlannedState(planned, plan)?.state === 'planned')
        found.push({ date, from: slot.startTime, until: slot.endTime });
  return found;
}

/** True unless the quick job is cancelled or skipped for a public holiday. */
function isPlanned({ date, from: time, cancelled, holidays }: QuickVisit): boolean {
  const plan = { ...WHOLE_TIMETABLE, holidays, changes: cancelled };
  return findPlannedState({ date, weekday: getIsoWeekday(date), time, isExtra: false }, plan)?.state === 'planned';
}

/** Work times in order, then people whose times are unknown. Names are left out without the office's consent. */
function listTimes(
  { showsNames }: Pick<ClientSession, 'showsNames'>,
  records: ClientVisitRow['records'],
): ClientVisit['times'] {
  const shown = records.map(({ from, until, name }) => ({ from, until, name: showsNames ? name : '' }));
  const timed = shown.filter(({ from }) => from !== '');
  const known = new Set(['', ...timed.map(({ name }) => name)]);
  const others = new Set(shown.map(({ name }) => name).filter((name) => !known.has(name)));
  return [...timed, ...[...others].map((name) => ({ from: '', until: '', name }))];
}

/** Visits as clients see them: at their places, on their days. */
@Injectable()
export class ClientVisits {
  private readonly logger = new Logger(ClientVisits.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
    private readonly peers: Peers,
  ) {}

  async listPlan(client: ClientSession): Promise<CallAnswer<typeof listClientPlan>> {
    const { manager } = this;
    const from = this.clock.today();
    const days = { from, until: toIsoDate(DateTime.fromISO(from, { zone: 'utc' }).plus({ days: CLIENT_PLAN_DAYS })) };
    const ids = [...new Set(client.jobs.map(({ jobId }) => jobId))];
    const [jobs, names, finished, quick, extra] = await Promise.all([
      findVisitedJobs(manager, ids, days, this.clock.zone),
      findPlaceNames(manager, ids),
      findFinishedSlots(manager, ids, from),
      findClientQuickVisits(manager, client, days),
      findClientExtraVisits(manager, client, days),
    ]);
    const getKey = (visit: { job_id: string; date: string; from: string }) =>
      `${visit.job_id} ${visit.date} ${visit.from}`;
    const done = new Set(finished.map(getKey));
    const permanent = jobs.flatMap((job) => {
      const { title: place = '', address = '' } = names.find(({ id }) => id === job.id) ?? {};
      return findPlannedSlots(job, days)
        .filter((slot) => isClientDay(client, job.id, slot.date))
        .map((slot): PlannedClientVisit => ({ job_id: job.id, place, address, ...slot }));
    });
    const further = extra.map(
      ({ time, ...visit }): PlannedClientVisit => ({ ...visit, from: time.slice(0, 5), until: time.slice(6) }),
    );
    // A further person at the times of the timetable is no further visit.
    const shifts = [
      ...new Map([...further, ...permanent].map((visit) => [`${getKey(visit)} ${visit.until}`, visit])).values(),
    ];
    const once = quick.filter(isPlanned).map(({ minutes, cancelled, holidays, ...visit }): PlannedClientVisit => {
      const start = DateTime.fromISO(`${visit.date}T${visit.from}`, { zone: 'utc' });
      return { ...visit, until: minutes === null ? '' : toTimeOfDay(start.plus({ minutes })) };
    });
    return [...shifts.filter((visit) => !done.has(getKey(visit))), ...once].sort(
      (a, b) => a.date.localeCompare(b.date) || a.from.localeCompare(b.from) || a.place.localeCompare(b.place),
    );
  }

  async list(
    client: ClientSession,
    query: CallQuery<typeof listClientVisits>,
  ): Promise<CallAnswer<typeof listClientVisits>> {
    const { job_id: jobId = null, ...paging } = query;
    const { total, rows } = await findClientVisits(
      this.manager,
      client,
      { ...paging, jobId, date: null },
      this.clock.zone,
    );
    const [reports, feedback] = await this.findReportsAndFeedback(client, rows);
    return { total, rows: rows.map((row) => this.toView(client, row, reports, feedback)) };
  }

  /** Throws 404 for another client's, too. */
  async getDetail(client: ClientSession, jobId: string, date: string): Promise<ClientVisitDetail> {
    const wanted = { jobId, date, page: 1, page_size: 1 };
    const { rows } = await findClientVisits(this.manager, client, wanted, this.clock.zone);
    const [row] = rows;
    if (!row) throw refuse('no_such_visit');
    const [reports, feedback] = await this.findReportsAndFeedback(client, rows);
    return {
      ...this.toView(client, row, reports, feedback),
      areas: reports.flatMap(({ areas, answers }) => {
        const byItem = new Map(answers.map((answer) => [answer.item_id, answer]));
        return areas.map(({ name, items }) => ({
          name,
          items: items.map((item) => {
            const answer = byItem.get(item.id);
            return { text: item.text, state: getItemState(item, answer), reason: answer?.reason ?? '' };
          }),
        }));
      }),
      pictures: await this.findPictures(client, reports, feedback),
    };
  }

  private async findReportsAndFeedback(
    client: ClientSession,
    rows: readonly ClientVisitRow[],
  ): Promise<[ReportWithAreas[], VisitFeedbackRow[]]> {
    const recordIds = rows.flatMap(({ records }) => records.map(({ id }) => id));
    return Promise.all([findVisitReports(this.manager, recordIds), findVisitFeedback(this.manager, client, rows)]);
  }

  private toView(
    client: ClientSession,
    { job_id, place, address, date, records }: ClientVisitRow,
    allReports: readonly ReportWithAreas[],
    allFeedback: readonly VisitFeedbackRow[],
  ): ClientVisit {
    const reports = allReports.filter(({ record_id }) => records.some(({ id }) => id === record_id));
    const sum = { done: 0, not_done: 0, missing: 0, photos: 0 };
    for (const { areas, answers, photos } of reports) {
      const { done, 'not-done': notDone } = groupItemsByState(areas, answers);
      sum.done += done.length;
      sum.not_done += notDone.length;
      sum.missing += pickMissingItems(areas, answers).length;
      sum.photos += photos.length + answers.flatMap((answer) => answer.photos).length;
    }
    const times = listTimes(client, records);
    return {
      job_id,
      place,
      address,
      date,
      times,
      ...sum,
      feedback: allFeedback
        .filter((each) => each.job_id === job_id && each.date === date)
        .map(({ id, verdict, text, by, at }) => ({ feedback_id: id, verdict, text, by, at: at.toISOString() })),
      open_for_feedback: date >= getFirstFeedbackDay(this.clock.today()),
    };
  }

  /** Null if svc-media doesn't respond: the rest of the visit is shown without photos. */
  private async findPictures(
    { sessionId }: ClientSession,
    reports: readonly ReportWithAreas[],
    feedback: readonly VisitFeedbackRow[],
  ): Promise<ClientVisitDetail['pictures']> {
    const fromClient = new Set(feedback.map(({ id }) => id));
    const ownerIds = [...reports.map(({ id }) => id), ...fromClient];
    if (ownerIds.length === 0) return [];
    const body = { session_id: sessionId, owner_ids: ownerIds };
    try {
      const answer = await this.peers.call('media', 'POST', signClientPhotos.path, body);
      if (answer.status !== 200) throw new PeerAwayError(`svc-media answered ${answer.status}`);
      return signClientPhotos.answer
        .parse(JSON.parse(answer.body))
        .map(({ owner_id, ...photo }) => (fromClient.has(owner_id) ? { ...photo, from_client: true } : photo));
    } catch (error) {
      if (!(error instanceof PeerAwayError)) throw error;
      this.logger.warn({ msg: 'The photos of a visit cannot be read', error: error.message });
      return null;
    }
  }
}
