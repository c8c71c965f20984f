import { enquiryFields, sendEnquiry } from '@cleaning/contracts';
import { getBusinessToday } from '@cleaning/ui';
import { type ActionResult, useAction } from '@cleaning/ui/app';
import { type FormAction, validateRules } from '@cleaning/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { type Attempt, QUOTE_FIELDS, type QuoteForm, type QuoteName, quoteDraft, readQuoteDraft } from './draft';
import { quote as texts } from './texts';
import { type Photos, usePhotos } from './usePhotos';

type Issue = Extract<ReturnType<typeof enquiryFields.safeParse>, { success: false }>['error']['issues'][number];
export type QuoteErrors = Partial<Record<QuoteName, string>>;

/** A schema's issue as a sentence for the visitor. */
function describeIssue(name: QuoteName, value: string, issue: Issue): string {
  const label = texts.labels[name];
  if (value.trim() === '') return texts.missing(label);
  if (issue.code === 'too_big') return texts.tooLong(label, Number(issue.maximum));
  return texts.wrong(label, issue.message);
}

/** Problems before sending, by field. The server checks again. */
export function findQuoteErrors(form: QuoteForm): QuoteErrors {
  const errors: QuoteErrors = {};
  for (const issue of enquiryFields.safeParse(form).error?.issues ?? []) {
    const name = issue.path[0] as QuoteName;
    errors[name] ??= describeIssue(name, form[name], issue);
  }
  if (form.email.trim() === '' && form.telephone.trim() === '') errors.email ??= texts.noWayBack;
  return errors;
}

/** Fields of the first step: the place. */
const FIRST_STEP: QuoteName[] = ['place', 'size', 'suburb', 'postcode', 'frequency'];

const resolver = validateRules(findQuoteErrors);

/** A request that has arrived. */
export interface SentRequest {
  /** The e-mail address, which may be empty. */
  readonly to: string;
  /** When to call; may be empty. */
  readonly callTime: string;
  /** YYYY-MM-DD of the business. */
  readonly on: string;
}

export interface Quote {
  readonly form: UseFormReturn<QuoteForm>;
  readonly photos: Photos;
  readonly action: FormAction;
  /** Continues to the second step, and sends from there. The form keeps its values until the request has arrived. */
  readonly send: () => Promise<ActionResult<SentRequest> | undefined>;
  /** Continues to the second step if the first has no problems. */
  readonly onInvalid: (errors: FieldErrors<QuoteForm>) => void;
  readonly finish: (sent: SentRequest) => void;
  readonly step: 1 | 2;
  readonly back: () => void;
  /** A sentence; empty while nothing went wrong. */
  readonly problem: string;
  /** The request that has arrived; null before. */
  readonly sent: SentRequest | null;
  readonly again: () => void;
  readonly hasDraft: boolean;
  readonly clearDraft: () => void;
  /** Ref to the field that is hidden from people. */
  readonly trap: { current: HTMLInputElement | null };
}

/** A quote request: its values, its photos, and the draft on this device. */
export function useQuote(): Quote {
  // No default values, so that text typed before the script ran stays.
  const form = useForm<QuoteForm>({ resolver, reValidateMode: 'onChange' });
  const enquire = useAction(sendEnquiry);
  const photos = usePhotos();
  const { restore, listSent: sentPhotos } = photos;
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<1 | 2>(1);
  const [isWaiting, setWaiting] = useState(false);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  const trap = useRef<HTMLInputElement>(null);

  const keep = useRef(() => {});
  keep.current = () => {
    const draft = readQuoteDraft({ form: form.getValues(), photos: sentPhotos(), attempt: attempt.current });
    if (draft) quoteDraft.keep(draft);
    else quoteDraft.forget();
    setHasDraft(draft !== null);
  };

  useEffect(() => {
    const draft = quoteDraft.read();
    for (const name of QUOTE_FIELDS) {
      const kept = draft?.form[name];
      if (kept && !form.getValues(name)) form.setValue(name, kept);
    }
    attempt.current = draft?.attempt ?? null;
    restore(draft?.photos ?? []);
    setHasDraft(draft !== null);
    // Stores text typed before the script ran.
    if (QUOTE_FIELDS.some((name) => form.getValues(name) !== (draft?.form[name] ?? ''))) keep.current();
    return form.subscribe({ formState: { values: true }, callback: () => keep.current() });
  }, [form, restore]);

  /** Number of Send presses. Back and Clear withdraw one that waits for photos. */
  const presses = useRef(0);
  const withdraw = () => {
    presses.current += 1;
    setWaiting(false);
  };
  const count = sentPhotos().length;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is the reason to keep the draft
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (sent === null) keep.current();
  }, [count]);

  const forget = () => {
    withdraw();
    form.reset(Object.fromEntries(QUOTE_FIELDS.map((name) => [name, ''])) as QuoteForm);
    photos.clear();
    attempt.current = null;
    quoteDraft.forget();
    setHasDraft(false);
    setProblem('');
    setStep(1);
  };

  // Submits the first step too, so that marked fields are checked again while they are corrected.
  const onInvalid = (errors: FieldErrors<QuoteForm>) => {
    if (step === 2) return;
    const isWrong = FIRST_STEP.some((name) => name in errors);
    form.clearErrors(isWrong ? QUOTE_FIELDS.filter((name) => !FIRST_STEP.includes(name)) : undefined);
    if (!isWrong) setStep(2);
  };

  const send = async () => {
    if (step === 1) {
      setStep(2);
      return undefined;
    }
    setProblem('');
    setWaiting(true);
    presses.current += 1;
    const press = presses.current;
    const settled = await photos.waitUntilSettled();
    if (press !== presses.current) return undefined;
    setWaiting(false);
    if (settled.some(({ state, canWait }) => state === 'failed' && !canWait)) {
      setProblem(texts.photosMarked);
      return undefined;
    }
    // Includes corrections made while the photos were sent.
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined;
    const values = form.getValues();
    const fields = enquiryFields.parse(values);
    const ids = settled.flatMap(({ sent }) => (sent ? [sent.id] : []));
    const of = JSON.stringify([fields, ids]);
    const { key } = attempt.current?.of === of ? attempt.current : { key: v4() };
    attempt.current = { key, of };
    keep.current();
    const answer = await enquire.run({ body: { ...fields, key, photos: ids, website: trap.current?.value ?? '' } });
    if (answer.ok) {
      const value = { to: values.email.trim(), callTime: values.call_time.trim(), on: getBusinessToday() };
      return { ok: true, value } as const;
    }
    const { status, msg, issues } = answer.error;
    setProblem(status === 0 ? texts.offline : msg);
    if (issues.some(({ field }) => (FIRST_STEP as readonly string[]).includes(field))) setStep(1);
    issues
      .filter(({ field }) => field in texts.labels)
      .forEach(({ field, msg: said }, index) => {
        const name = field as QuoteName;
        const message = texts.wrong(texts.labels[name], said.replace(/\.$/, ''));
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    return undefined;
  };

  return {
    form,
    photos,
    action: { call: sendEnquiry, busy: enquire.busy || isWaiting, error: null },
    send,
    onInvalid,
    finish: (request) => {
      forget();
      setSent(request);
    },
    step,
    back: () => {
      withdraw();
      setStep(1);
    },
    problem,
    sent,
    again: () => setSent(null),
    hasDraft,
    clearDraft: forget,
    trap,
  };
}
