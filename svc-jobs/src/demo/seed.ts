import { toMapLink } from '@cleaning/contracts';
import { buildDemoJobId, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import type { DemoContext, Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { resolveInstant, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Enrolment } from '../enrolments/enrolment.entity.js';
import { type Job, TimetableSlot } from '../jobs/job.entity.js';
import { insertJob } from '../jobs/jobs.service.js';
import { parseTimeline } from '../jobs/timetable.js';
import { JobRequest } from '../requests/job-request.entity.js';
import { insertManualRecord } from '../work/manual-records.service.js';
import { WorkRecord } from '../work/work-record.entity.js';
import { writeChecklists } from './checklists.js';
import { createDemoId, createQuickWork, createRandom, type Random, toPermanentWork } from './demo-work.js';
import { writeIncidents } from './incidents.js';
import { writeMessages } from './messages.js';
import { DEMO_PERMANENT_JOBS, DEMO_QUICK_JOBS, type DemoPermanentJob, type DemoQuickJob } from './places.js';
import { seedPlannedDays } from './planned-days.js';
import { writeComplaints, writeInspections } from './quality.js';
import { writeSiteCards } from './site-cards.js';
import { writeSupplies } from './supplies.js';

/** Work starts on the first day of the month three months ago, so that there are whole months to invoice. */
const MONTHS_OF_WORK = 3;
/** Quick jobs are numbered after the permanent ones. */
const FIRST_QUICK_JOB = 21;

interface DemoJob {
  job: Job;
  slots: TimetableSlot[];
  people: readonly string[];
  requests: readonly string[];
  records: WorkRecord[];
}

const getPersonIds = (numbers: readonly number[]) => numbers.flatMap((number) => DEMO_CONTRACTORS[number]?.id ?? []);

function toPermanentJob(place: DemoPermanentJob, number: number, now: DateTime, random: Random): DemoJob {
  const workFrom = now.minus({ months: MONTHS_OF_WORK }).startOf('month');
  const createdAt = place.isNew ? now.minus({ days: 2 }) : workFrom.minus({ days: 30 - number });
  const job: Job = {
    ...getJob(place, number, createdAt),
    kind: 'permanent',
    quickDate: null,
    quickTime: null,
    expectedMinutes: null,
  };
  const slots = parseTimeline(place.timeline).map((slot, position) => ({
    id: createDemoId(random, createdAt),
    jobId: job.id,
    position,
    ...slot,
    days: [...slot.days],
    validFrom: null,
    validUntil: null,
    isExtra: false,
  }));
  const people = getPersonIds(place.people);
  const workplace = { job, at: place.at, zone: now.zoneName ?? 'utc' };
  const records = people.flatMap((person) =>
    toPermanentWork(workplace, slots, person, toIsoDate(workFrom), now, random, place.holdCause ?? null),
  );
  return { job, slots, people, requests: getPersonIds(place.requests), records };
}

function toQuickJob(place: DemoQuickJob, number: number, now: DateTime, random: Random): DemoJob {
  const date = toIsoDate(now.plus({ days: place.inDays }));
  const job: Job = {
    ...getJob(place, number, now.minus({ days: 8 })),
    kind: 'quick',
    quickDate: date,
    quickTime: place.time,
    expectedMinutes: place.expectedMinutes,
  };
  const people = getPersonIds(place.people);
  const workplace = { job, at: place.at, zone: now.zoneName ?? 'utc' };
  const records =
    place.inDays < 0 ? people.map((person) => createQuickWork(workplace, person, date, place.time, random)) : [];
  return { job, slots: [], people, requests: getPersonIds(place.requests), records };
}

function getJob(place: DemoPermanentJob | DemoQuickJob, number: number, createdAt: DateTime) {
  const { title, address, description, needCount, contractorRateCents, companyRateCents } = place;
  return {
    id: buildDemoJobId(number),
    title,
    address,
    mapLink: toMapLink(address),
    description,
    needCount,
    contractorRateCents,
    companyRateCents,
    createdAt: createdAt.toJSDate(),
    version: 1,
    closedAt: null,
  };
}

async function write(tx: Transaction, demo: DemoJob, now: DateTime, random: Random): Promise<void> {
  const { job, slots, people, requests, records } = demo;
  // An earlier run may have been interrupted after this job.
  if (!(await insertJob(tx, job))) return;
  if (slots.length > 0) await tx.manager.insert(TimetableSlot, slots);
  await tx.manager.insert(
    Enrolment,
    people.map((personId) => ({ jobId: job.id, personId, enrolledAt: job.createdAt })),
  );
  const waiting = requests.map((personId, index) => {
    const requestedAt = now.minus({ hours: 20 - 5 * index });
    return {
      id: createDemoId(random, requestedAt),
      jobId: job.id,
      personId,
      status: 'pending' as const,
      requestedAt: requestedAt.toJSDate(),
    };
  });
  await tx.manager.insert(JobRequest, waiting);
  await tx.manager.insert(WorkRecord, records);
  for (const { id } of records) tx.recordChange('work-record', id);
}

/** Manual records: five hours for A$ 180.00, and A$ 95.50 for the cleaner twice on one day, the second held. */
async function writeManualRecords(tx: Transaction, now: DateTime, random: Random): Promise<void> {
  const written = [
    { number: 1, person: 0, daysAgo: 12, time: '13:30', minutes: 300, contractorCents: 18_000, companyCents: 25_200 },
    { number: 6, person: 4, daysAgo: 33, time: '09:00', minutes: 0, contractorCents: 9_550, companyCents: 13_400 },
    {
      number: 6,
      person: 4,
      daysAgo: 33,
      time: '15:00',
      minutes: 0,
      contractorCents: 9_550,
      companyCents: 13_400,
      isSame: true,
    },
  ];
  if ((await tx.manager.countBy(WorkRecord, { isManual: true })) > 0) return;
  for (const { number, person, daysAgo, time, minutes, isSame, ...amounts } of written)
    for (const personId of getPersonIds([person])) {
      const day = now.minus({ days: daysAgo });
      const startedAt = resolveInstant(toIsoDate(day), time, now.zoneName ?? 'utc');
      const record = {
        id: createDemoId(random, day),
        personId,
        jobId: buildDemoJobId(number),
        businessDate: toIsoDate(day),
        startedAt,
        endedAt: startedAt.plus({ minutes }),
        ...amounts,
      };
      await insertManualRecord(tx, record, isSame ? ['same_record'] : []);
    }
}

/**
 * Jobs, timetables, assignments, three months of work up to now, waiting requests, incidents, complaints, inspections,
 * checklists with answers, messages, supply requests, and changes to the timetables around today.
 */
export async function seedDemo(context: DemoContext): Promise<undefined> {
  const { transactions, get, tell } = context;
  const now = get(BusinessClock).now();
  const numbered = [
    ...DEMO_PERMANENT_JOBS.map((place, index) => ({ number: index + 1, make: toPermanentJob.bind(null, place) })),
    ...DEMO_QUICK_JOBS.map((place, index) => ({ number: FIRST_QUICK_JOB + index, make: toQuickJob.bind(null, place) })),
  ];
  const jobs: DemoJob[] = [];
  for (const { number, make } of numbered) {
    const random = createRandom(number);
    const demo = make(number, now, random);
    jobs.push(demo);
    tell(`Making job ${jobs.length} of ${numbered.length} with its work`);
    await transactions.runWithoutWaiting((tx) => write(tx, demo, now, random));
  }
  await transactions.runWithoutWaiting(async (tx) => {
    await writeManualRecords(tx, now, createRandom(0));
    await writeIncidents(tx, now, createRandom(-1));
    await writeComplaints(tx, now, createRandom(-2));
    await writeInspections(tx, now, createRandom(-3));
    await writeChecklists(tx, now, createRandom(-4));
    await writeSiteCards(tx);
    await writeMessages(tx, now, createRandom(-5));
    await writeSupplies(tx, now, createRandom(-6));
    for (const { id } of DEMO_CONTRACTORS.filter((person) => person.verified)) tx.recordChange('assignments', id);
  });
  tell('Planning the days around today');
  await seedPlannedDays(context, jobs, now);
  return undefined;
}
