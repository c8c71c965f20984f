import { type Announcement, PERSONAL_TOPICS } from '@cleaning/contracts';
import type { AdmittedCall } from '../logging/logging.js';

/** Announcements that wait to be sent: one for each thing, to the people of all of them. */
export class Announced {
  private readonly things = new Map<string, Announcement>();

  add({ topic, id, people }: Announcement): void {
    const key = `${topic} ${id}`;
    const known = this.things.get(key)?.people ?? [];
    this.things.set(key, { topic, id, people: [...new Set([...known, ...people])] });
  }

  /** Announces what a call changes by its contract, of topics of which nothing is announced yet. */
  addChangesOf({ call, callerId }: AdmittedCall): void {
    const known = new Set(this.all.map(({ topic }) => topic));
    for (const topic of call.changes ?? [])
      if (!known.has(topic)) this.add({ topic, id: '', people: PERSONAL_TOPICS.has(topic) ? [callerId] : [] });
  }

  get all(): Announcement[] {
    return [...this.things.values()];
  }
}
