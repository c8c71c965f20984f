import { type Announcement, type CallerRole, type LiveEvent, PERSONAL_TOPICS, type Topic } from '@cleaning/contracts';

/** Topics whose ids are people's. */
const PERSON_ID_TOPICS: readonly Topic[] = ['account', 'assignment', 'payment'];
/** Open jobs, and shifts that are offered to everybody, are on the screens of all sub-contractors. */
const OPEN_TOPICS: readonly Topic[] = ['job', 'cover'];
/** What the calls with `places: 'own'` show. */
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
 * What a person may know of an announced change; null: nothing. Admins know of everything but what is personal.
 * Sub-contractors know of what is on their own screens, and, without an id, that some job or some offer has changed.
 * Supervisors know without an id that something of these kinds has changed, at whichever place: their page reads its own places again. No
 * event has another person's id.
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
