import type { IncidentKind, IncidentState } from '@cleaning/contracts';
import { buildDemoJobId, DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import type { Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { v4 } from 'uuid';
import { Incident, IncidentNote } from '../incidents/incident.entity.js';
import { createDemoId, type Random } from './demo-work.js';

interface DemoIncident {
  readonly kind: IncidentKind;
  readonly state: IncidentState;
  readonly person: number;
  readonly job: number;
  readonly daysAgo: number;
  readonly text: string;
  readonly note: string;
}

const INCIDENTS: readonly DemoIncident[] = [
  {
    kind: 'supplies',
    state: 'closed',
    person: 1,
    job: 2,
    daysAgo: 16,
    text: 'The hand soap for the staff toilets is used up, and there is one roll of bin liners left.',
    note: 'Ordered, delivered on the next round.',
  },
  {
    kind: 'near-miss',
    state: 'in-progress',
    person: 3,
    job: 5,
    daysAgo: 6,
    text: 'The floor in the shared kitchen was wet from the dishwasher, and I slipped. I could hold on to the bench.',
    note: 'Told the facility manager, who has the dishwasher looked at.',
  },
  {
    kind: 'damage',
    state: 'new',
    person: 0,
    job: 1,
    daysAgo: 2,
    text: 'A shelf in the kitchen came off the wall when I wiped it. Nobody was hurt. I put the cups on the bench.',
    note: '',
  },
];

/** An incident that waits for the office, one that it looks after, and one that is closed. */
export async function writeIncidents({ manager }: Transaction, now: DateTime, random: Random): Promise<void> {
  if ((await manager.count(Incident)) > 0) return;
  for (const { kind, state, person, job, daysAgo, text, note } of INCIDENTS) {
    const reporter = DEMO_CONTRACTORS[person];
    if (!reporter) continue;
    const at = now.minus({ days: daysAgo });
    const id = createDemoId(random, at);
    await manager.insert(Incident, {
      id,
      idempotencyKey: v4(),
      kind,
      state,
      personId: reporter.id,
      personName: reporter.name,
      jobId: buildDemoJobId(job),
      text,
      happenedAt: at.toJSDate(),
      reportedAt: at.plus({ minutes: 4 }).toJSDate(),
    });
    if (note === '') continue;
    const notedAt = at.plus({ hours: 3 });
    const shared = { incidentId: id, byName: DEMO_ADMIN.name, idempotencyKey: null };
    await manager.insert(IncidentNote, [
      { ...shared, id: createDemoId(random, notedAt), kind: 'note', text: note, state: null, at: notedAt.toJSDate() },
      {
        ...shared,
        id: createDemoId(random, notedAt.plus({ minutes: 1 })),
        kind: 'state',
        text: '',
        state,
        at: notedAt.plus({ minutes: 1 }).toJSDate(),
      },
    ]);
  }
}
