import { feedbackFields, sendFeedback } from '@cleaning/contracts';
import { useAction } from '@cleaning/ui/app';
import { resetToSaved, validateRules } from '@cleaning/ui/forms';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { company } from '../site/company';
import { buildMailLink } from './mailLink';
import { contact as texts } from './texts';

export const FEEDBACK_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type FeedbackName = (typeof FEEDBACK_FIELDS)[number];
export type FeedbackForm = Record<FeedbackName, string>;

/** What is wrong before anything is sent, by field. The server checks the same again. */
export function findFeedbackErrors(form: FeedbackForm): Partial<Record<FeedbackName, string>> {
  const errors: Partial<Record<FeedbackName, string>> = {};
  for (const issue of feedbackFields.safeParse(form).error?.issues ?? []) {
    const name = issue.path[0] as FeedbackName;
    errors[name] ??= form[name].trim() === '' ? texts.missing : texts.wrong(issue);
  }
  return errors;
}

const resolver = validateRules(findFeedbackErrors);

/** `mail`: it could not be sent from here, and the visitor's mail program was asked to show it. */
type Outcome = 'none' | 'sent' | 'mail';

export interface Feedback {
  readonly form: UseFormReturn<FeedbackForm>;
  readonly submit: (values: FeedbackForm) => Promise<void>;
  readonly busy: boolean;
  readonly outcome: Outcome;
  /** Why it was not sent: a sentence. Empty while nothing went wrong. */
  readonly problem: string;
  /** Of the field that people do not see. */
  readonly trap: { current: HTMLInputElement | null };
}

/** A message to the office. Where it cannot be sent, what was typed stays, and the visitor's mail program shows it. */
export function useFeedback(): Feedback {
  // No default values: what was typed before the script ran stays.
  const form = useForm<FeedbackForm>({ resolver, reValidateMode: 'onChange' });
  const send = useAction(sendFeedback);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [problem, setProblem] = useState('');
  const attempt = useRef({ key: '', of: '' });
  const trap = useRef<HTMLInputElement>(null);

  const submit = async (values: FeedbackForm) => {
    setProblem('');
    const of = JSON.stringify(values);
    if (attempt.current.of !== of) attempt.current = { key: v4(), of };
    const { key } = attempt.current;
    const sent = await send.run({
      body: { ...feedbackFields.parse(values), key, website: trap.current?.value ?? '' },
    });
    if (sent.ok) {
      resetToSaved(form, values, { name: '', email: '', subject: '', message: '' });
      setOutcome('sent');
    } else {
      setProblem(sent.error.status === 0 ? texts.offline : sent.error.msg);
      setOutcome('mail');
      if (company.email !== '') window.location.href = buildMailLink(company.email, values, texts.defaultSubject);
    }
  };
  return { form, submit, busy: send.busy, outcome, problem, trap };
}
