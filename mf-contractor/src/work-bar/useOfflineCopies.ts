import {
  type CurrentUser,
  getCurrentUser,
  getMyChecklists,
  getMyPlan,
  getPermanentJobById,
  getQuickJob,
  getRemainingSlots,
  getSiteCard,
  type JobKind,
  listSiteFiles,
} from '@cleaning/contracts';
import { buildSiteFilesQuery } from '@cleaning/ui';
import { readToken, request, useQueryClient } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { keepSheets } from '../site-card/keepSheets';

/** A ready worker may not control this page yet, and stores no answers until then. */
function waitForWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** On a slow connection, the page's own reads come first. */
const QUIET_MS = 2000;

/** Resolves once the page has read nothing for two seconds, or when it is left. */
function waitUntilQuiet(queries: ReturnType<typeof useQueryClient>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (queries.isFetching() === 0) timer = setTimeout(finish, QUIET_MS);
    };
    const stopWatching = queries.getQueryCache().subscribe(restart);
    function finish() {
      clearTimeout(timer);
      stopWatching();
      resolve();
    }
    signal.addEventListener('abort', finish, { once: true });
    restart();
  });
}

/** The site card of a place and its safety data sheets. Door details are never among copies. */
async function copySiteCard(job_id: string, signal: AbortSignal): Promise<void> {
  const { files_path } = await request(getSiteCard, { params: { job_id }, signal });
  const files = await request(listSiteFiles, {
    params: { id: job_id },
    query: buildSiteFilesQuery(files_path),
    signal,
  });
  const sheets = files.filter(({ kind }) => kind === 'sheet').map(({ id }) => id);
  await keepSheets(job_id, sheets, files_path);
}

/** Reads the user's plan and the pages of their jobs once, so that the service worker has them offline. */
export function useOfflineCopies(me: CurrentUser): void {
  const queries = useQueryClient();
  const permanent = me.permanent_jobs.map((job) => job.job_id).join();
  const quick = me.quick_jobs.map((job) => job.job_id).join();
  // A password change gives the session a new token, and the worker keeps copies of one token only.
  const token = readToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is a reason
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const stop = new AbortController();
    const { signal } = stop;
    const parseIds = (list: string) => (list === '' ? [] : list.split(','));
    const read = async () => {
      await waitForWorker();
      await waitUntilQuiet(queries, signal);
      // The page read the user before the worker controlled it.
      await request(getCurrentUser, { signal });
      const { shifts } = await request(getMyPlan, { signal });
      await request(getMyChecklists, { signal });
      const listJobIds = (kind: JobKind, own: string) =>
        new Set([...parseIds(own), ...shifts.filter((shift) => shift.kind === kind).map(({ job_id }) => job_id)]);
      for (const jobID of listJobIds('permanent', permanent)) {
        await request(getPermanentJobById, { params: { jobID }, signal });
        await request(getRemainingSlots, { body: { user_id: me.id, job_id: jobID }, signal });
      }
      for (const jobID of listJobIds('quick', quick)) await request(getQuickJob, { params: { jobID }, signal });
      // Last, as they weigh most.
      for (const jobID of [...listJobIds('permanent', permanent), ...listJobIds('quick', quick)])
        await copySiteCard(jobID, signal).catch(() => null);
    };
    // The rest is copied when its page is opened.
    read().catch(() => null);
    return () => stop.abort();
  }, [me.id, permanent, quick, token, queries]);
}
