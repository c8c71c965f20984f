import { buildDemoJobId, DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import type { Transaction } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { v4 } from 'uuid';
import { Message, MessageRead, MessageThread } from '../messages/message.entity.js';
import { createDemoId, type Random } from './demo-work.js';

interface DemoMessage {
  readonly by: 'office' | 'supervisor' | 'contractor';
  readonly hoursAgo: number;
  readonly text: string;
}

interface DemoThread {
  /** Number of the contractor who writes. */
  readonly person: number;
  /** Numbers of the thread's contractors, who have all read it. */
  readonly people: readonly number[];
  /** The number of the job; missing in a thread between the person and the office. */
  readonly job?: number;
  readonly messages: readonly DemoMessage[];
}

const THREADS: readonly DemoThread[] = [
  {
    person: 0,
    people: [0, 1],
    job: 1,
    messages: [
      {
        by: 'office',
        hoursAgo: 76,
        text: 'The lift is being serviced on Thursday until 9 am. Please take the stairs.',
      },
      { by: 'contractor', hoursAgo: 75, text: 'Thanks. I’ll do level 2 last then.' },
      {
        by: 'supervisor',
        hoursAgo: 50,
        text: 'Level 2 looked great this morning. The kitchen bin needs larger liners.',
      },
    ],
  },
  {
    person: 1,
    people: [1],
    messages: [
      { by: 'contractor', hoursAgo: 30, text: 'My phone number changes next week. Do I tell you here?' },
      { by: 'office', hoursAgo: 29, text: 'Please send it under Account, then we’ll confirm it.' },
    ],
  },
];

function findAuthor({ by }: DemoMessage, person: number) {
  if (by === 'office') return DEMO_ADMIN;
  return by === 'supervisor' ? DEMO_SUPERVISOR : DEMO_CONTRACTORS[person];
}

/** A place's thread and a person's thread, both read by everybody. */
export async function writeMessages({ manager }: Transaction, now: DateTime, random: Random): Promise<void> {
  if ((await manager.count(Message)) > 0) return;
  for (const { person, people, job, messages } of THREADS) {
    const contractor = DEMO_CONTRACTORS[person];
    if (!contractor) continue;
    const threadId = job === undefined ? contractor.id : buildDemoJobId(job);
    const rows = messages.flatMap((message, index) => {
      const author = findAuthor(message, person);
      if (!author) return [];
      const at = now.minus({ hours: message.hoursAgo });
      return {
        id: createDemoId(random, at),
        idempotencyKey: v4(),
        threadId,
        number: index + 1,
        authorId: author.id,
        authorName: author.name,
        authorRole: message.by,
        text: message.text,
        photos: [],
        sentAt: at.toJSDate(),
      };
    });
    const lastAt = rows.at(-1)?.sentAt ?? null;
    await manager.insert(MessageThread, {
      id: threadId,
      kind: job === undefined ? 'person' : 'place',
      messageCount: rows.length,
      lastAt,
    });
    await manager.insert(Message, rows);
    const readers = [DEMO_ADMIN.id, ...people.flatMap((number) => DEMO_CONTRACTORS[number]?.id ?? [])];
    if (job !== undefined) readers.push(DEMO_SUPERVISOR.id);
    await manager.insert(
      MessageRead,
      readers.map((personId) => ({ threadId, personId, number: rows.length, readAt: now.toJSDate() })),
    );
  }
}
