import { daysAfter, hoursWarning, listHoursWarnings } from '@cleaning/contracts';
import { businessToday, useConfirm } from '@cleaning/ui';
import { request } from '@cleaning/ui/app';
import { useState } from 'react';
import { hours as texts } from './texts';

/** Days in which hours are compared with what a visa allows. */
export const HOURS_AHEAD_DAYS = 27;

/** Asks before somebody gets a job with which they would have more hours than their visa allows. It warns: without an answer nothing is asked. */
export function useHoursQuestion(jobId: string) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  /** Whether the person is to get the job. */
  async function ask(personId: string, confirmLabel: string): Promise<boolean> {
    setBusy(true);
    const today = businessToday();
    const days = { from: today, until: daysAfter(today, HOURS_AHEAD_DAYS) };
    const over = await request(listHoursWarnings, {
      query: { ...days, user_id: personId, join_job_id: jobId },
    }).catch(() => []);
    setBusy(false);
    if (over.length === 0) return true;
    const sentences = over.map((span) => `• ${hoursWarning(span.user_name, span)}`);
    return confirm([texts.withJob, ...sentences, texts.question].join('\n'), { confirmLabel, danger: true });
  }
  return { ask, busy };
}
