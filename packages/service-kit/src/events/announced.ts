import type { Announcement } from '@cleaning/contracts';

/** Announcements that wait to be sent: one for each thing, to the people of all of them. */
export class Announced {
  private readonly things = new Map<string, Announcement>();

  add({ topic, id, people }: Announcement): void {
    const key = `${topic} ${id}`;
    const known = this.things.get(key)?.people ?? [];
    this.things.set(key, { topic, id, people: [...new Set([...known, ...people])] });
  }

  get all(): Announcement[] {
    return [...this.things.values()];
  }
}
