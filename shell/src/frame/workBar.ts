import type { CurrentUser } from '@cleaning/contracts';

export const isWorking = (user: CurrentUser): boolean =>
  user.current_permanent_job_row_id !== '' || user.current_quick_job_row_id !== '';

/**
 * Whether the bar about running work may have anything to show or send. Most admins have no job, so their pages load
 * without its code. Once loaded it stays: it reports how the last work ended, even if its job was removed meanwhile.
 * @param kept stored clock events of the device: null or a JSON array
 * @param wasNeeded whether this user needed it before, on this page
 */
export function needsWorkBar(user: CurrentUser, kept: string | null, wasNeeded: boolean): boolean {
  if (user.must_enrol || user.role === 'supervisor') return false;
  if (user.role === 'user') return user.verified === 'true';
  if (wasNeeded) return true;
  const jobs = user.permanent_jobs.length + user.quick_jobs.length;
  return jobs > 0 || isWorking(user) || (kept !== null && kept !== '[]');
}
