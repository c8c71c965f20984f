import { type CallAnswer, feedbackFields, sendFeedback } from '@cleaning/contracts';
import { type ActionResult, useAction } from '@cleaning/ui/app';
import { type FormAction, resetToSaved, useSendKey, validateRules } from '@cleaning/ui/forms';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { company } from '../site/company';
import { buildMailLink } from './mailLink';
import { contact as texts } from './texts';

export const FEEDBACK_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type FeedbackName = (typeof FEEDBACK_FIELDS)[number];
export type FeedbackForm = Record<FeedbackName, string>;

/** Problems before sending, by field. The server checks again. */
export function findFeedbackErrors(form: FeedbackForm): Partial<Record<FeedbackName, string>> {
  const errors: Partial<Record<FeedbackName, string>> = {};
  for (const issue of feedbackFields.safeParse(form).error?.issues ?? []) {
    const name = issue.path[0] as FeedbackName;
    errors[name] ??= form[name].trim() === '' ? texts.missing : texts.wrong(issue);
  }
  return errors;
}

const resolver = validateRules(findFeedbackErrors);

/** `mail`: it couldn't be sent from here, so the visitor's mail program opens it. */
type Outcome = 'none' | 'sent' | 'mail';

export interface Feedback {
  readonly form: UseFormReturn<FeedbackForm>;
  readonly action: FormAction;
  /** Sends it, or opens the visitor's mail program. */
  readonly send: (values: FeedbackForm) => Promise<ActionResult<CallAnswer<typeof sendFeedback>> | undefined>;
  readonly finish: (values: FeedbackForm) => void;
  readonly outcome: Outcome;
  /** Reason for a failure, as a sentence; empty without one. */
  readonly problem: string;
  /** Ref to the field that is hidden from people. */
  readonly trap: { current: HTMLInputElement | null };
}

/**
 * A message to the office. If it can't be sent, the form keeps its values, and the visitor's mail program opens the
 * message.
 */
export function useFeedback(): Feedback {
  // No default values, so that text typed before the script ran stays.
  const form = useForm<FeedbackForm>({ resolver, reValidateMode: 'onChange' });
  const action = useAction(sendFeedback);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [problem, setProblem] = useState('');
  const findSendKey = useSendKey();
  const trap = useRef<HTMLInputElement>(null);

  const send = async (values: FeedbackForm) => {
    setProblem('');
    const key = findSendKey(values);
    const sent = await action.run({
      body: { ...feedbackFields.parse(values), key, website: trap.current?.value ?? '' },
    });
    if (sent.ok) return sent;
    setProblem(sent.error.status === 0 ? texts.offline : sent.error.msg);
    setOutcome('mail');
    if (company.email !== '') window.location.href = buildMailLink(company.email, values, texts.defaultSubject);
    return undefined;
  };
  const finish = (values: FeedbackForm) => {
    resetToSaved(form, values, { name: '', email: '', subject: '', message: '' });
    setOutcome('sent');
  };
  return { form, action, send, finish, outcome, problem, trap };
}
