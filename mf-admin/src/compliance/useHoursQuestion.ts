import { addDays, type CallAnswer, formatHoursWarning, HOURS_AHEAD_DAYS, listHoursWarnings } from '@cleaning/contracts';
import { getBusinessToday, useConfirm } from '@cleaning/ui';
import { getMessage, request } from '@cleaning/ui/app';
import { useState } from 'react';
import { hours as texts } from './texts';

/** What to know before somebody gets a job; nothing where their visa allows it. Where the hours can't be read, it says so. */
export async function formatHoursSentences(read: Promise<CallAnswer<typeof listHoursWarnings>>): Promise<string[]> {
  try {
    const over = await read;
    return over.length === 0
      ? []
      : [texts.withJob, ...over.map((span) => `• ${formatHoursWarning(span.user_name, span)}`)];
  } catch (error) {
    return [`${texts.notRead} ${getMessage(error)}`];
  }
}

/** Asks for confirmation before somebody gets a job that may take them over the hours of their visa. */
export function useHoursQuestion(jobId: string) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  /** Resolves to true if the person may get the job: no warning, or confirmed. */
  async function ask(personId: string, confirmLabel: string): Promise<boolean> {
    setBusy(true);
    const today = getBusinessToday();
    const days = { from: today, until: addDays(today, HOURS_AHEAD_DAYS) };
    const query = { ...days, user_id: personId, join_job_id: jobId };
    const sentences = await formatHoursSentences(request(listHoursWarnings, { query }));
    setBusy(false);
    if (sentences.length === 0) return true;
    return confirm([...sentences, texts.question].join('\n'), { confirmLabel, danger: true });
  }
  return { ask, busy };
}
