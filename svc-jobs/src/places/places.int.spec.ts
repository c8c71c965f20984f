import { randomUUID } from 'node:crypto';
import {
  type Call,
  cancelDay,
  changeShift,
  findCover,
  getIncident,
  getToday,
  isRefusalCode,
  listPlaces,
  listShiftChanges,
  listShifts,
  offerCover,
  REFUSALS,
  recordComplaint,
  recordInspection,
  reportAbsence,
  reportIncident,
  requestSupplies,
  saveSiteAccess,
  sendMessage,
  undoShiftChange,
} from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { ShiftAlerts } from '../shifts/shift-alerts.service.js';
import { EARLY, JobsTestApp, LATE } from '../testing/jobs-test-app.js';

/** Amounts unique in the test data. */
const RATES = { pay_per_hr: '91.77', pay_per_hr_sub_contractor: '47.13' };
const AMOUNTS = /91\.77|9177|47\.13|4713|94\.26/;
/** Ids, link signatures and timestamps, whose digits may look like an amount. */
const LOOKALIKES = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(expires|signature)=[0-9a-f]+|T[\d:]{8}\.\d+Z/g;
const DAY = '2026-11-18';

const getRefusalStatus = (code: string): number | null => (isRefusalCode(code) ? REFUSALS[code].status : null);

/** A place with one record of each kind. */
interface Place {
  readonly job: string;
  readonly offer: string;
  readonly change: string;
  readonly incident: string;
  readonly complaint: string;
  readonly record: string;
  readonly inspected: string;
  readonly supply: string;
  /** Sent by the supervisor where the place is theirs. */
  readonly message: string;
  /** Person whose shift needs a cover. */
  readonly away: string;
  /** Person able to cover it. */
  readonly cover: string;
}

const inspection = (job: string) => ({
  job_id: job,
  key: randomUUID(),
  place: 'office',
  note: '',
  areas: [{ name: 'Kitchen', score: 4, note: '', photos: [] }],
});
const message = (job: string) => ({ kind: 'place', id: job, key: randomUUID(), text: 'The alarm is off.' });
const shift = ({ job, away }: Place) => ({ job_id: job, date: DAY, time: '06:00-08:00', user_id: away });

/** Builds the fields of a call about a place. A `list` call names no place and leaves out the other places. */
type CallFields = ((place: Place, jobs: JobsTestApp) => Record<string, unknown>) | 'list';
const METHODS = { body: ['POST', 'PUT'], query: ['GET'] };
const days = { from: DAY, until: DAY };

const CALL_FIELDS: Record<string, CallFields> = {
  getToday: 'list',
  getWeekPlan: ({ job }) => ({ from: '2026-11-16', job_id: job }),
  listShifts: ({ job }) => ({ ...days, job_id: job }),
  listShiftChanges: ({ job }) => ({ ...days, job_id: job }),
  changeShift: ({ job }) => ({ job_id: job, date: DAY, time: '18:00-20:00', change: 'cancelled' }),
  cancelDay: ({ job }) => ({ job_id: job, date: '2026-11-25' }),
  undoShiftChange: ({ change }) => ({ change_id: change }),
  findCover: 'list',
  getCoverCandidates: shift,
  offerCover: (place) => ({ ...shift(place), to: 'all' }),
  takeBackCover: ({ offer }) => ({ offer_id: offer }),
  assignCover: (place) => ({ ...shift(place), cover_id: place.cover }),
  listJobNames: 'list',
  listPlaces: 'list',
  listIncidents: ({ job }) => ({ job_id: job }),
  countIncidents: 'list',
  listComplaints: ({ job }) => ({ job_id: job }),
  countComplaints: 'list',
  getComplaintTimes: 'list',
  getComplaint: ({ complaint }) => ({ id: complaint }),
  acknowledgeComplaint: ({ complaint }) => ({ id: complaint }),
  noteComplaint: ({ complaint }) => ({ id: complaint, key: randomUUID(), text: 'Called' }),
  getPlaceScore: ({ job }) => ({ job_id: job }),
  getChecklist: ({ job }) => ({ job_id: job }),
  saveChecklist: ({ job }) => ({ job_id: job, version: 0, areas: [] }),
  listVisits: ({ job }) => ({ job_id: job }),
  getVisit: ({ record }) => ({ id: record }),
  getInspectionTemplates: 'list',
  recordInspection: ({ job }) => inspection(job),
  listInspections: ({ job }) => ({ job_id: job }),
  getInspection: ({ inspected }) => ({ id: inspected }),
  printInspection: ({ inspected }) => ({ id: inspected }),
  getIncident: ({ incident }) => ({ id: incident }),
  changeIncident: ({ incident }) => ({ id: incident, from: 'new', to: 'in-progress' }),
  getSiteCard: ({ job }) => ({ job_id: job }),
  showSiteAccess: ({ job }) => ({ job_id: job }),
  countNewMessages: 'list',
  listMessageThreads: 'list',
  readThread: ({ job }) => ({ kind: 'place', id: job }),
  sendMessage: ({ job }) => message(job),
  markThreadRead: ({ job }) => ({ kind: 'place', id: job, number: 1 }),
  takeBackMessage: ({ job, message }) => ({ kind: 'place', id: job, message_id: message }),
  listSupplies: ({ job }) => ({ job_id: job }),
  countSupplies: 'list',
  getSupply: ({ supply }) => ({ id: supply }),
  changeSupply: ({ supply }) => ({ id: supply, from: 'open', to: 'ordered' }),
  noteIncident: ({ incident }) => ({ id: incident, key: randomUUID(), text: 'Called' }),
};

const PLACE_ROLES = Object.entries(calls).filter(([, { places, service }]) => places === 'own' && service === 'jobs');

describe('Supervisor', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let cara: TestPerson;
  let mine: Place;
  let elsewhere: Place;
  let sam: TestPerson;
  /** Set when the last test only read or was refused, so that the next one can reuse its places. */
  let isUnchanged = false;

  async function place(title: string, away: TestPerson): Promise<Place> {
    const job = await jobs.createPermanentJob([EARLY, LATE], {
      job_title: title,
      job_address: `1 ${title} Street`,
      ...RATES,
    });
    await jobs.assign(job, away);
    await jobs.callOrThrow(away, reportAbsence, { user_id: away.id, ...days, reason: `Flu of ${title}` });
    const at = { job_id: job, date: DAY, user_id: away.id };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, { ...at, time: '06:00-08:00', to: 'all' });
    const { change_id } = await jobs.callOrThrow(jobs.admin, changeShift, {
      ...at,
      time: '18:00-20:00',
      change: 'cancelled',
    });
    const report = { user_id: away.id, key: randomUUID(), kind: 'damage', text: `Window of ${title}`, job_id: job };
    const { incident_id } = await jobs.callOrThrow(away, reportIncident, {
      ...report,
      happened_at: '2026-11-15T00:00:00Z',
    });
    await jobs.callOrThrow(jobs.admin, saveSiteAccess, { job_id: job, version: 0, text: `Key box of ${title}` });
    const { inspection_id } = await jobs.callOrThrow(jobs.admin, recordInspection, inspection(job));
    const complaintReport = {
      key: randomUUID(),
      job_id: job,
      channel: 'telephone',
      client_name: `Manager of ${title}`,
    };
    const { complaint_id } = await jobs.callOrThrow(jobs.admin, recordComplaint, {
      ...complaintReport,
      text: `Dust in ${title}`,
    });
    const record = randomUUID();
    await jobs.app.dataSource.query(
      `INSERT INTO work_record (id, person_id, job_id, business_date, is_manual, started_at, ended_at, minutes, contractor_cents, company_cents,
         state) VALUES ($1, $2, $3, '2026-11-16', true, now(), now(), 0, 9177, 9426, 'approved')`,
      [record, away.id, job],
    );
    const supplyRequest = { user_id: away.id, key: randomUUID(), job_id: job, item: `Bags for ${title}`, quantity: 2 };
    const { supply_id } = await jobs.callOrThrow(away, requestSupplies, supplyRequest);
    const { message_id } = await jobs.callOrThrow(jobs.admin, sendMessage, message(job));
    const named = { incident: incident_id, inspected: inspection_id, complaint: complaint_id };
    const made = { offer: offer_id, change: change_id, supply: supply_id, message: message_id, ...named };
    return { job, ...made, record, away: away.id, cover: cara.id };
  }

  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    cara = await jobs.app.createPerson({ name: 'Cara Coe' });
  }, 60_000);
  beforeEach(async () => {
    if (isUnchanged) {
      isUnchanged = false;
      return;
    }
    await jobs.empty('2026-11-17T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, raised_notice, incident_limit');
    mine = await place('Library', jobs.ana);
    elsewhere = await place('Foundry', bo);
    sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [mine.job] });
    const { message_id } = await jobs.callOrThrow(sam, sendMessage, message(mine.job));
    mine = { ...mine, message: message_id };
  });

  const ask = (person: TestPerson, call: Call, values: Record<string, unknown>) => {
    const isInPath = call.path.includes(':');
    return jobs.app.call(call, {
      token: person.token,
      params: isInPath ? (values as Record<string, string>) : undefined,
      body: METHODS.body.includes(call.method) ? values : undefined,
      query: METHODS.query.includes(call.method) && !isInPath ? (values as Record<string, string>) : undefined,
    });
  };

  describe.each(PLACE_ROLES)('%s', (name, call) => {
    const fields = CALL_FIELDS[name];
    const about = (place: Place) => (fields === 'list' ? days : (fields?.(place, jobs) ?? {}));

    it('shows and changes only the supervisor’s place, without amounts', async () => {
      expect(fields).toBeDefined();
      const { status, body } = await ask(sam, call, about(mine));
      expect([status, call.answer.safeParse(body).error]).toEqual([200, undefined]);
      const text = JSON.stringify(body);
      expect(text.replace(LOOKALIKES, '')).not.toMatch(AMOUNTS);
      expect(text).not.toMatch(/Foundry|Flu/);
      for (const id of Object.values(elsewhere).filter((id) => id !== bo.id && id !== cara.id))
        expect(text).not.toContain(id);
      isUnchanged = call.method === 'GET' || call.shows !== undefined;
    });

    if (fields !== 'list')
      it('answers 404 for another place without its details', async () => {
        const { status, body } = await ask(sam, call, about(elsewhere));
        expect([status, getRefusalStatus(body.code)]).toEqual([404, 404]);
        expect(JSON.stringify(body)).not.toMatch(/Foundry|Bo Berg/);
        isUnchanged = true;
      });
  });

  it('loses and gains places with the next request', async () => {
    const names = async () =>
      ((await jobs.callOrThrow(sam, listPlaces)) as { job_name: string }[]).map(({ job_name }) => job_name);
    expect(await names()).toEqual(['Library']);
    const account = {
      name: 'Sam Lee',
      role: 'supervisor',
      verified: false,
      removed: false,
      session_version: 1,
      second_factor: false,
    } as const;
    const choose = (places: string[]) =>
      jobs.app.deliver('account', sam.id, { ...account, ended_sessions: [], places });
    await choose([elsewhere.job]);
    expect(await names()).toEqual(['Foundry']);
    expect((await jobs.callAs(sam, getIncident, undefined, { id: mine.incident })).status).toBe(404);
    await choose([]);
    expect(await names()).toEqual([]);
    expect((await jobs.callOrThrow(sam, getToday)).shifts).toEqual([]);
  });

  it('sees absences without their reasons and plans no extra shift', async () => {
    const shifts: { state: string; note: string }[] = await jobs.callOrThrow(sam, listShifts, days);
    expect(shifts.map(({ state, note }) => [state, note])).toEqual([
      ['away', ''],
      ['cancelled', ''],
    ]);
    expect((await jobs.callOrThrow(jobs.admin, findCover, days))[0].note).toContain('Flu');
    const extra = { job_id: mine.job, date: DAY, time: '12:00-13:00', user_id: bo.id, change: 'extra' };
    expect(await jobs.callAs(sam, changeShift, extra)).toMatchObject({ status: 403 });
    const { change_id } = await jobs.callOrThrow(jobs.admin, changeShift, extra);
    expect(await jobs.callAs(sam, undoShiftChange, { change_id })).toMatchObject({ status: 403 });
  });

  it('is named in shift changes and in the audit log', async () => {
    await jobs.callOrThrow(sam, cancelDay, { job_id: mine.job, date: '2026-11-25', note: 'Closed' });
    const span = { from: '2026-11-25', until: '2026-11-25' };
    expect(await jobs.callOrThrow(jobs.admin, listShiftChanges, span)).toMatchObject([
      { changed_by: 'Sam Lee', note: 'Closed' },
      { changed_by: 'Sam Lee' },
    ]);
    const entries = await jobs.findAuditEntries(mine.job);
    expect(entries.filter(({ actor_id }) => actor_id === sam.id).map(({ action }) => action)).toEqual([
      'shift.cancelled',
      'shift.cancelled',
    ]);
  });

  it('gets notices of absences, late shifts and incidents at their own place', async () => {
    const toSam = async () =>
      (await jobs.app.readPublishedStates('notice')).filter(({ people }) => people.includes(sam.id));
    const listKinds = async () => (await toSam()).map(({ kind }) => kind);
    const later = { from: '2026-11-25', until: '2026-11-25', reason: 'Flu' };
    await jobs.assign(elsewhere.job, jobs.ana);
    for (const person of [jobs.ana, bo])
      await jobs.callOrThrow(person, reportAbsence, { user_id: person.id, ...later });
    expect(await toSam()).toMatchObject([
      { kind: 'absence-reported', parameters: { person: 'Ana Silva', shifts: '2' } },
    ]);
    await jobs.unassign(elsewhere.job, jobs.ana);
    await jobs.app.dataSource.query('TRUNCATE absence, raised_notice');
    jobs.setClock('2026-11-18T06:20');
    await jobs.app.get(ShiftAlerts).run();
    expect(await listKinds()).toEqual(['late']);
    const report = { key: randomUUID(), kind: 'injury', text: '', happened_at: '2026-11-15T00:00:00Z' };
    await jobs.callOrThrow(jobs.ana, reportIncident, { ...report, user_id: jobs.ana.id, job_id: mine.job });
    await jobs.callOrThrow(bo, reportIncident, { ...report, key: randomUUID(), user_id: bo.id, job_id: elsewhere.job });
    expect(await listKinds()).toEqual(['late', 'injury-reported']);
  });
});
