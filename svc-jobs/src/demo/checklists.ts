import type { ChecklistArea } from '@cleaning/contracts';
import { buildDemoJobId, DEMO_ADMIN } from '@cleaning/contracts/demo';
import type { Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { v4 } from 'uuid';
import { ChecklistVersion, VisitReport } from '../checklists/checklist.entity.js';
import { WorkRecord } from '../work/work-record.entity.js';
import { createDemoId, type Random } from './demo-work.js';

interface DemoChecklist {
  readonly job: number;
  readonly savedDaysAgo: number;
  readonly areas: readonly (readonly [area: string, items: readonly string[]])[];
  /** Why the second item couldn't be done, at one visit in four. */
  readonly reason?: string;
}

/** One for each permanent job, in the order of their ids. */
const CHECKLISTS: readonly DemoChecklist[] = [
  {
    job: 3,
    savedDaysAgo: 60,
    areas: [
      ['Play rooms', ['Wipe tables and chairs', 'Vacuum the rugs', 'Mop with the fragrance-free product']],
      ['Nappy change areas', ['Disinfect the benches', 'Empty the nappy bins']],
      ['Kitchen', ['Wipe benches and sink', 'Take out the bins']],
    ],
    reason: 'The rugs were at the laundry',
  },
  {
    job: 1,
    savedDaysAgo: 58,
    areas: [
      ['Offices', ['Empty the desk bins', 'Vacuum the carpets']],
      ['Kitchens', ['Wipe benches and sinks', 'Mop the floors']],
      ['Bathrooms', ['Clean basins and toilets', 'Restock soap and paper']],
    ],
  },
  {
    job: 2,
    savedDaysAgo: 57,
    areas: [
      ['Waiting room', ['Wipe chairs and counter', 'Vacuum and mop the floor']],
      ['Consulting rooms', ['Disinfect desks and couches', 'Empty the bins']],
      ['Treatment room', ['Disinfect benches with the white cloths', 'Mop the floor']],
    ],
  },
  {
    job: 4,
    savedDaysAgo: 56,
    areas: [
      ['Gallery', ['Dust-mop the timber floor', 'Clean the glass of the entrance']],
      ['Bathrooms', ['Clean basins and toilets', 'Restock soap and paper']],
    ],
  },
  {
    job: 5,
    savedDaysAgo: 55,
    areas: [
      ['Laboratories', ['Empty the bins', 'Mop the floors']],
      ['Kitchens', ['Wipe benches and sinks', 'Start the dishwashers']],
    ],
    reason: 'A night shift was using the laboratory',
  },
  {
    job: 6,
    savedDaysAgo: 54,
    areas: [
      ['Reading rooms', ['Wipe the tables', 'Vacuum the carpets']],
      ['Study booths', ['Wipe screens and desks']],
      ['Forecourt', ['Sweep', 'Empty the bins']],
    ],
  },
  {
    job: 7,
    savedDaysAgo: 53,
    areas: [
      ['Change rooms', ['Hose out the sand', 'Disinfect showers and benches']],
      ['Hall', ['Mop the floor', 'Empty the bins']],
      ['Balcony', ['Wipe tables and rail']],
    ],
  },
  {
    job: 8,
    savedDaysAgo: 1,
    areas: [
      ['Auditoriums', ['Pick up popcorn and rubbish', 'Vacuum the carpets']],
      ['Foyer', ['Clean the counter', 'Mop the floor']],
    ],
  },
];
/** Number of recent visits with answers for each job. */
const ANSWERED_VISITS = 8;

/** Checklists of the permanent jobs, with answers of their latest visits. */
export async function writeChecklists({ manager }: Transaction, now: DateTime, random: Random): Promise<void> {
  if ((await manager.count(ChecklistVersion)) > 0) return;
  for (const { job, savedDaysAgo, areas: named, reason } of CHECKLISTS) {
    const savedAt = now.minus({ days: savedDaysAgo });
    const jobId = buildDemoJobId(job);
    const areas: ChecklistArea[] = named.map(([name, items]) => ({
      id: createDemoId(random, savedAt),
      name,
      version: 1,
      items: items.map((text) => ({ id: createDemoId(random, savedAt), text, photo: false, required: true })),
    }));
    const versionId = createDemoId(random, savedAt);
    await manager.insert(ChecklistVersion, {
      id: versionId,
      jobId,
      version: 1,
      areas,
      savedAt: savedAt.toJSDate(),
      savedByName: DEMO_ADMIN.name,
    });
    const visits = await manager.find(WorkRecord, {
      where: { jobId, isManual: false },
      order: { startedAt: 'DESC', id: 'DESC' },
      take: ANSWERED_VISITS,
    });
    const items = areas.flatMap((area) => area.items);
    for (const { id: recordId, personId, endedAt } of visits) {
      if (!endedAt) continue;
      const leftOut = reason && random() < 0.25 ? items.at(1)?.id : undefined;
      await manager.insert(VisitReport, {
        id: v4(),
        idempotencyKey: v4(),
        recordId,
        personId,
        versionId,
        answers: items.map(({ id }) => ({
          item_id: id,
          done: id !== leftOut,
          reason: id === leftOut ? (reason ?? '') : '',
          photos: [],
        })),
        photos: [],
        answeredAt: endedAt,
        sentAt: endedAt,
      });
    }
  }
}
