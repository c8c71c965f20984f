import type { SupplyState } from '@cleaning/contracts';
import { buildDemoJobId, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import type { Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { v4 } from 'uuid';
import { SupplyRequest } from '../supplies/supply.entity.js';
import { createDemoId, type Random } from './demo-work.js';

interface DemoSupply {
  readonly state: SupplyState;
  /** A number into DEMO_CONTRACTORS. */
  readonly person: number;
  readonly job: number;
  readonly hoursAgo: number;
  readonly item: string;
  readonly quantity: number;
  readonly note: string;
  readonly reason: string;
}

/** The oldest first: they are numbered as they are written. */
const SUPPLIES: readonly DemoSupply[] = [
  {
    state: 'delivered',
    person: 1,
    job: 2,
    hoursAgo: 15 * 24,
    item: 'Hand soap',
    quantity: 6,
    note: 'Refills for the dispensers of the staff toilets.',
    reason: '',
  },
  {
    state: 'declined',
    person: 3,
    job: 5,
    hoursAgo: 8 * 24,
    item: 'Stick vacuum',
    quantity: 1,
    note: 'The cable doesn’t reach the end of the corridor.',
    reason: 'There’s an extension lead in the cleaner’s cupboard. Please try that first.',
  },
  {
    state: 'ordered',
    person: 1,
    job: 2,
    hoursAgo: 2 * 24,
    item: 'Gloves',
    quantity: 4,
    note: 'Size M.',
    reason: '',
  },
  {
    state: 'open',
    person: 5,
    job: 3,
    hoursAgo: 20,
    item: 'Cloths',
    quantity: 12,
    note: 'Blue ones, for the bathrooms.',
    reason: '',
  },
  {
    state: 'open',
    person: 0,
    job: 1,
    hoursAgo: 3,
    item: 'Bin liners',
    quantity: 3,
    note: 'Large ones for level 2.',
    reason: '',
  },
];

/** Two requests that wait for the office, one that is ordered, one that is delivered and one that was declined. */
export async function writeSupplies({ manager }: Transaction, now: DateTime, random: Random): Promise<void> {
  if ((await manager.count(SupplyRequest)) > 0) return;
  for (const { person, job, hoursAgo, ...asked } of SUPPLIES) {
    const by = DEMO_CONTRACTORS[person];
    if (!by) continue;
    const askedAt = now.minus({ hours: hoursAgo });
    await manager.insert(SupplyRequest, {
      ...asked,
      id: createDemoId(random, askedAt),
      idempotencyKey: v4(),
      personId: by.id,
      personName: by.name,
      jobId: buildDemoJobId(job),
      photos: [],
      askedAt: askedAt.toJSDate(),
    });
  }
}
