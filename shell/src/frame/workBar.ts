import type { CurrentUser } from '@cleaning/contracts';

export const isWorking = (user: CurrentUser): boolean =>
  user.current_permanent_job_row_id !== '' || user.current_quick_job_row_id !== '';

/**
 * Whether the bar about running work can have anything to show or to send. Most admins have no job: their pages do without its code.
 * Once there it stays: it says how the last work ended, also when its job was taken away meanwhile.
 * @param kept the clock events that the device keeps, as stored: null or a JSON array
 * @param wasNeeded whether this person needed it before, on this page
 */
export function needsWorkBar(user: CurrentUser, kept: string | null, wasNeeded: boolean): boolean {
  if (user.must_enrol || user.role === 'supervisor') return false;
  if (user.role === 'user') return user.verified === 'true';
  if (wasNeeded) return true;
  const jobs = user.permanent_jobs.length + user.quick_jobs.length;
  return jobs > 0 || isWorking(user) || (kept !== null && kept !== '[]');
}
