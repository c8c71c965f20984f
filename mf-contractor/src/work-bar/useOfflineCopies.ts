import {
  type CurrentUser,
  getCurrentUser,
  getPermanentJobById,
  getQuickJob,
  getRemainingSlots,
} from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { useEffect } from 'react';

/** A worker that is ready need not have taken charge of this page yet, and without one nobody would keep the answers. */
function workerInCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Reads the pages of all own jobs once, so that the service worker has them when there is no connection. */
export function useOfflineCopies(me: CurrentUser): void {
  const permanent = me.permanent_jobs.map((job) => job.job_id).join();
  const quick = me.quick_jobs.map((job) => job.job_id).join();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ids = (list: string) => (list === '' ? [] : list.split(','));
    const read = async () => {
      await workerInCharge();
      // The page asked who is logged in before there was a worker to keep the answer.
      await request(getCurrentUser, { signal });
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
