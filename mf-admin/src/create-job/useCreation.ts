import type { AnswerOf, Call, createPermanentJob } from '@cleaning/contracts';
import { useAlert } from '@cleaning/ui';
import type { ApiError } from '@cleaning/ui/app';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showIssues } from '../forms/showIssues';

/** Both creations answer alike. */
type Answer = AnswerOf<typeof createPermanentJob>;
type Created = Extract<Answer, { status: 'done' }>;

export interface Creation {
  busy: boolean;
  error: ApiError | null;
  created: Created | null;
}

/**
 * What follows a sent creation form: done shows the server's sentence and empties the form, status error is an alert
 * (spec point 8), a refused field is marked. What was typed stays unless the job was created.
 */
export function useCreation<Job extends FieldValues>(
  call: Call,
  action: { run: (input: { body: Job }) => Promise<Answer>; busy: boolean; error: ApiError | null },
  form: UseFormReturn<Job>,
): Creation & { send: (job: Job) => Promise<void> } {
  const alert = useAlert();
  const [created, setCreated] = useState<Created | null>(null);

  async function send(job: Job) {
    setCreated(null);
    try {
      const answer = await action.run({ body: job });
      if (answer.status === 'error') return await alert(answer.msg);
      form.reset();
      setCreated(answer);
    } catch (error) {
      showIssues(form, call, error);
    }
  }
  return { busy: action.busy, error: action.error, created, send };
}
