import type { ComplaintState, Place, Score } from '@cleaning/contracts';
import { buildDemoJobId, DEMO_ADMIN, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import type { Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { v4 } from 'uuid';
import { toIsoDate } from '../business-time/business-time.js';
import { Complaint, ComplaintNote } from '../complaints/complaint.entity.js';
import { Inspection } from '../inspections/inspection.entity.js';
import { createDemoId, type Random } from './demo-work.js';

/** Numbers of demo jobs. */
const [OFFICES, MEDICAL_CENTRE, CHILD_CARE, GALLERY] = [1, 2, 3, 4] as const;

interface DemoComplaint {
  readonly job: number;
  readonly hoursAgo: number;
  readonly clientName: string;
  readonly telephone: string;
  readonly text: string;
  readonly state: Extract<ComplaintState, 'reported' | 'acknowledged' | 'confirmed'>;
  /** The office's note; empty for none. */
  readonly note: string;
}

const COMPLAINTS: readonly DemoComplaint[] = [
  {
    job: MEDICAL_CENTRE,
    hoursAgo: 34 * 24,
    clientName: 'Marguerite Lindqvist',
    telephone: '08 5550 0175',
    text: 'The bins in consulting room 4 were not emptied.',
    state: 'confirmed',
    note: 'Room 4 was locked in the evening. The practice leaves it open from now on.',
  },
  {
    job: GALLERY,
    hoursAgo: 2 * 24,
    clientName: 'Imogen Farrow',
    telephone: '08 5550 3381',
    text: 'Streaks on the inside of the entrance glass.',
    state: 'acknowledged',
    note: 'Mei Lin will bring the other squeegee on Thursday.',
  },
  {
    job: CHILD_CARE,
    hoursAgo: 3,
    clientName: 'Dana Whitlock',
    telephone: '0491 570 313',
    text: 'The mats in the sleep room smell of cleaning product this morning.',
    state: 'reported',
    note: '',
  },
];

/** Three complaints: new, in progress and resolved. */
export async function writeComplaints({ manager }: Transaction, now: DateTime, random: Random): Promise<void> {
  if ((await manager.count(Complaint)) > 0) return;
  for (const { job, hoursAgo, clientName, telephone, text, state, note } of COMPLAINTS) {
    const reportedAt = now.minus({ hours: hoursAgo });
    const acknowledgedAt = reportedAt.plus({ minutes: 38 });
    const confirmedAt = reportedAt.plus({ hours: 26 });
    const isConfirmed = state === 'confirmed';
    const isAcknowledged = isConfirmed || state === 'acknowledged';
    const id = createDemoId(random, reportedAt);
    await manager.insert(Complaint, {
      id,
      idempotencyKey: v4(),
      state,
      jobId: buildDemoJobId(job),
      channel: 'telephone',
      clientName,
      email: '',
      telephone,
      aboutDay: toIsoDate(reportedAt.minus({ days: 1 })),
      text,
      photos: [],
      reportedAt: reportedAt.toJSDate(),
      recordedBy: DEMO_ADMIN.id,
      recordedByName: DEMO_ADMIN.name,
      recordedAt: reportedAt.toJSDate(),
      acknowledgedAt: isAcknowledged ? acknowledgedAt.toJSDate() : null,
      acknowledgedByName: isAcknowledged ? DEMO_ADMIN.name : '',
      confirmedAt: isConfirmed ? confirmedAt.toJSDate() : null,
      confirmedByName: isConfirmed ? clientName : '',
      confirmedHow: isConfirmed ? 'telephone' : null,
    });
    const entries = [
      { kind: 'state', state: 'acknowledged', text: '', at: acknowledgedAt, happened: isAcknowledged },
      { kind: 'note', state: null, text: note, at: acknowledgedAt.plus({ minutes: 12 }), happened: note !== '' },
      {
        kind: 'state',
        state: 'confirmed',
        text: `${clientName}. By telephone`,
        at: confirmedAt,
        happened: isConfirmed,
      },
    ] as const;
    for (const { happened, at, ...entry } of entries)
      if (happened)
        await manager.insert(ComplaintNote, {
          id: createDemoId(random, at),
          complaintId: id,
          idempotencyKey: null,
          kind: entry.kind,
          state: entry.state,
          text: entry.text,
          photos: [],
          byId: DEMO_ADMIN.id,
          byName: DEMO_ADMIN.name,
          at: at.toJSDate(),
        });
  }
}

interface DemoInspection {
  readonly job: number;
  readonly place: Place;
  readonly daysAgo: number;
  readonly note: string;
  readonly areas: readonly (readonly [name: string, score: Score, note: string])[];
}

const OFFICE_AREAS = ['Reception', 'Desks and meeting rooms', 'Kitchen', 'Toilets', 'Floors'] as const;
const createOfficeInspection = (daysAgo: number, scores: readonly Score[], note: string): DemoInspection => ({
  job: OFFICES,
  place: 'office',
  daysAgo,
  note,
  areas: OFFICE_AREAS.map((name, area) => [name, scores[area] ?? 4, ''] as const),
});

const INSPECTIONS: readonly DemoInspection[] = [
  createOfficeInspection(80, [4, 3, 3, 4, 4], 'Crumbs below the desks on level 2.'),
  createOfficeInspection(49, [4, 4, 3, 4, 4], ''),
  createOfficeInspection(18, [5, 4, 4, 5, 4], 'Better: the kitchens are wiped behind the taps.'),
  {
    job: MEDICAL_CENTRE,
    place: 'medical',
    daysAgo: 27,
    note: '',
    areas: [
      ['Waiting room', 5, ''],
      ['Consulting rooms', 5, ''],
      ['Treatment rooms', 4, 'Dust on the lamp arms.'],
      ['Toilets', 5, ''],
      ['Floors', 4, ''],
    ],
  },
  {
    job: CHILD_CARE,
    place: 'school',
    daysAgo: 6,
    note: 'Looked at with the director.',
    areas: [
      ['Classrooms', 4, ''],
      ['Corridors', 4, ''],
      ['Toilets', 3, 'Marks on the wall by the low basins.'],
      ['Canteen', 5, ''],
    ],
  },
];

/** Inspections by the supervisor at her places. */
export async function writeInspections({ manager }: Transaction, now: DateTime, random: Random): Promise<void> {
  if ((await manager.count(Inspection)) > 0) return;
  for (const { job, place, daysAgo, note, areas } of INSPECTIONS) {
    const at = now.minus({ days: daysAgo });
    await manager.insert(Inspection, {
      id: createDemoId(random, at),
      idempotencyKey: v4(),
      jobId: buildDemoJobId(job),
      place,
      inspectedAt: at.toJSDate(),
      inspectedBy: DEMO_SUPERVISOR.id,
      inspectedByName: DEMO_SUPERVISOR.name,
      note,
      areas: areas.map(([name, score, areaNote]) => ({ name, score, note: areaNote, photos: [] })),
    });
  }
}
