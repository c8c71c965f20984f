import { type CurrentUser, getPermanentJobById, getQuickJob, getRemainingSlots } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { useEffect } from 'react';

/** Reads the pages of all own jobs once, so that the service worker has them when there is no connection. */
export function useOfflineCopies(me: CurrentUser): void {
  const permanent = me.permanent_jobs.map((job) => job.job_id).join();
  const quick = me.quick_jobs.map((job) => job.job_id).join();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ids = (list: string) => (list === '' ? [] : list.split(','));
    const read = async () => {
      // Without the worker nobody would keep the answers.
      await navigator.serviceWorker?.ready;
      for (const jobID of ids(permanent)) {
        await request(getPermanentJobById, { params: { jobID }, signal });
        await request(getRemainingSlots, { body: { user_id: me.id, job_id: jobID }, signal });
      }
      for (const jobID of ids(quick)) await request(getQuickJob, { params: { jobID }, signal });
    };
    // What is not copied now is copied when its page is opened.
    read().catch(() => null);
    return () => stop.abort();
  }, [me.id, permanent, quick]);
}
