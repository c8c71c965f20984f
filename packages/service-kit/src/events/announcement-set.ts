import { type Announcement, CALLER, type ChangedTopic, PERSONAL_TOPICS } from '@cleaning/contracts';
import type { AdmittedCall } from '../logging/logging.js';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Announcements to send. Merges those of the same thing and their people. */
export class AnnouncementSet {
  private readonly things = new Map<string, Announcement>();

  add({ topic, id, people }: Announcement): void {
    const key = `${topic} ${id}`;
    const known = this.things.get(key)?.people ?? [];
    this.things.set(key, { topic, id, people: [...new Set([...known, ...people])] });
  }

  /**
   * Adds the changes in a call's contract. A topic without id and person is added only if the topic is not announced yet.
   * @param answer result of the call's transaction
   */
  addCallChanges({ call, callerId, input = {} }: AdmittedCall, answer?: unknown): void {
    const known = new Set(this.all.map(({ topic }) => topic));
    const sources = [{ [CALLER]: callerId }, input.params, input.body, answer];
    const toField = (field: string | undefined): string => {
      if (field === undefined) return '';
      const source = sources.find((each): each is Fields => isFields(each) && isText(each[field]));
      return (source?.[field] as string | undefined) ?? '';
    };
    for (const changed of call.changes ?? []) {
      const { topic, id, person }: Exclude<ChangedTopic, string> =
        typeof changed === 'string' ? { topic: changed } : changed;
      const whose = toField(person ?? (PERSONAL_TOPICS.has(topic) ? CALLER : undefined));
      if (!(id || person) && known.has(topic)) continue;
      this.add({ topic, id: toField(id), people: whose === '' ? [] : [whose] });
    }
  }

  get all(): Announcement[] {
    return [...this.things.values()];
  }
}
