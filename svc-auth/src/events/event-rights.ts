import { type Announcement, type CallerRole, type LiveEvent, PERSONAL_TOPICS, type Topic } from '@cleaning/contracts';

/** Topics whose ids belong to people. */
const PERSON_ID_TOPICS: readonly Topic[] = ['account', 'assignment', 'payment'];
/** Open jobs and shifts offered to everybody are on every sub-contractor's screens. */
const OPEN_TOPICS: readonly Topic[] = ['job', 'cover'];
/** Topics of the calls with `places: 'own'`. */
export const TOPICS_OF_PLACES: readonly Topic[] = [
  'account',
  'assignment',
  'checklist',
  'complaint',
  'cover',
  'incident',
  'inspection',
  'job',
  'message',
  'photo',
  'shift',
  'site-card',
  'supply',
  'work',
];
const TOPICS_OF_ROLES: Partial<Record<CallerRole, readonly Topic[]>> = {
  contractor: OPEN_TOPICS,
  supervisor: TOPICS_OF_PLACES,
};

/**
 * The announced change as a person may see it; null: hidden. Admins see everything except personal changes.
 * Sub-contractors see changes on their own screens and, without an id, that a job or offer changed. Supervisors see,
 * without an id, that something of these kinds changed at any place: their page rereads its own places. No event has
 * another person's id.
 */
export function toVisibleEvent(
  reader: { readonly id: string; readonly role: CallerRole },
  { topic, id, people }: Announcement,
): LiveEvent | null {
  const isOwn = people.includes(reader.id);
  if (reader.role === 'admin') return isOwn || !PERSONAL_TOPICS.has(topic) ? { topic, id } : null;
  if (isOwn) return { topic, id: PERSON_ID_TOPICS.includes(topic) && id !== reader.id ? '' : id };
  return TOPICS_OF_ROLES[reader.role]?.includes(topic) ? { topic, id: '' } : null;
}
