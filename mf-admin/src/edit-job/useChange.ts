import {
  type AnswerOf,
  adminGetPermanentJob,
  adminGetPermanentJobs,
  adminGetQuickJob,
  adminGetQuickJobs,
  type Call,
  type EditableJob,
  type editPermanentJob,
  getAttention,
  getJobToEdit,
} from '@cleaning/contracts';
import { useAlert } from '@cleaning/ui';
import { showToast, useNavigate } from '@cleaning/ui/app';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showIssues } from '../forms/showIssues';
import { jobPath } from '../overview/jobPath';

/** What a change of a job may change on other pages. */
export const JOB_READS = [
  getJobToEdit,
  adminGetPermanentJob,
  adminGetPermanentJobs,
  adminGetQuickJob,
  adminGetQuickJobs,
  getAttention,
];

/**
 * What follows a sent change: done leads to the job's desk, status error is an alert, a refused field is marked. What was
 * typed stays on every refusal.
 */
export function useChange<Form extends FieldValues>(call: Call, job: EditableJob, form: UseFormReturn<Form>) {
  const alert = useAlert();
  const navigate = useNavigate();
  return async (send: () => Promise<AnswerOf<typeof editPermanentJob>>) => {
    try {
      const answer = await send();
      if (answer.status === 'error') return await alert(answer.msg);
      showToast(answer.msg);
      navigate(jobPath(job));
    } catch (error) {
      showIssues(form, call, error);
    }
  };
}
