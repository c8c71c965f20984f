import { type JobKind, startPermanentJob, startQuickJob, stopPermanentJob, stopQuickJob } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import type { RunningWork } from './runningWork';

/** `place` is `lat,lng,accuracy`. Answers the server's sentence; fails with an ApiError. */
export async function sendStart(kind: JobKind, userId: string, jobId: string, place: string): Promise<string> {
  const body = { user_id: userId, job_id: jobId, start_location: place };
  const answer = await request(kind === 'permanent' ? startPermanentJob : startQuickJob, { body });
  return answer.msg;
}

/** `place` is `lat,lng,accuracy`. Finishing a finished record again is harmless. Fails with an ApiError. */
export async function sendFinish(running: RunningWork, userId: string, place: string): Promise<string> {
  const body = { user_id: userId, row_id: running.rowId, finish_location: place };
  const answer = await request(running.kind === 'permanent' ? stopPermanentJob : stopQuickJob, { body });
  return answer.msg;
}
