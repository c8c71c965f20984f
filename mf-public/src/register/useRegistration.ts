import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KINDS,
  type DocumentKind,
  isHeicName,
  LANGUAGES,
  MAX_FILE_BYTES,
  type PaperSignature,
  pickLanguage,
  type RegistrationFields,
  readInvitation,
  registerAccount,
  registrationFields,
  registrationProblems,
  SIGNATURE_FIELDS,
  SIGNED_KINDS,
  type SignedKind,
} from '@cleaning/contracts';
import { useAlert, useConfirm, useLeadOn, useUnsaved } from '@cleaning/ui';
import { type ApiError, request, useAction } from '@cleaning/ui/app';
import { validateRules } from '@cleaning/ui/forms';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { DRAFT_FIELDS, forgetDraft, keepDraft, pickDraft, readDraft } from './draft';
import { register as texts } from './texts';

export type TextName = keyof RegistrationFields;
export type RegistrationName = TextName | DocumentKind;
/** The form as it is typed: texts, and what the file inputs hold. */
export type RegistrationForm = Record<Exclude<TextName, 'language'>, string> & { language?: string } & Record<
    DocumentKind,
    FileList | readonly File[] | undefined
  > &
  Partial<Record<(typeof SIGNATURE_FIELDS)[SignedKind], PaperSignature | undefined>>;
export type RegistrationErrors = Partial<Record<RegistrationName, string>>;

type Issue = Extract<ReturnType<typeof registrationFields.safeParse>, { success: false }>['error']['issues'][number];

/** A schema's issue as a sentence for the person at the form. */
function sentence(name: TextName, value: string, issue: Issue): string {
  const label = texts.labels[name];
  if (value.trim() === '') return texts.missing(label);
  if (issue.code === 'too_big') return texts.tooLong(label, Number(issue.maximum));
  return texts.wrong(label, issue.message);
}

function documentError(kind: DocumentKind, file: File | undefined): string | undefined {
  const label = texts.labels[kind];
  if (!file) return texts.missingFile(label);
  const name = file.name.toLowerCase();
  if (!isHeicName(name) && !DOCUMENT_EXTENSIONS.some((extension) => name.endsWith(extension)))
    return texts.wrongFileType(label);
  if (file.size > MAX_FILE_BYTES) return texts.fileTooLarge(label);
  return undefined;
}

/** What was signed on screen in place of a file. */
export const getSignature = (form: RegistrationForm | null, kind: DocumentKind): PaperSignature | undefined =>
  kind in SIGNATURE_FIELDS ? form?.[SIGNATURE_FIELDS[kind as SignedKind]] : undefined;

/** What is wrong before anything is sent, by field. The server checks the same again. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  const errors: RegistrationErrors = {};
  const parsed = registrationFields.safeParse(form);
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as TextName;
    errors[name] ??= sentence(name, form[name] ?? '', issue);
  }
  for (const { field, msg } of registrationProblems(form)) errors[field] ??= msg;
  for (const kind of DOCUMENT_KINDS) {
    const error = getSignature(form, kind) ? undefined : documentError(kind, form[kind]?.[0]);
    if (error) errors[kind] = error;
  }
  return errors;
}

/** The choice that the written page shows. */
const FIRST_LANGUAGE = Object.keys(LANGUAGES)[0];

const resolver = validateRules(registrationErrors);

/** From the address: REGISTER_PAGE. */
const invitationToken = (): string | undefined => location.hash.slice(1) || undefined;

export interface Registration {
  form: UseFormReturn<RegistrationForm>;
  /** Asks, sends, and shows the outcome. The form always keeps what was typed. */
  submit: (values: RegistrationForm) => Promise<void>;
  busy: boolean;
  /** 0 to 1 while the files are sent. */
  progress: number | null;
  /** The form as it is now; null until the page has read it. */
  values: RegistrationForm | null;
  /** Whether a draft is kept on this device, and removes it with what it holds. */
  hasDraft: boolean;
  clearDraft: () => void;
  /** Keeps what was signed on screen until it is sent, or takes it back. */
  sign: (kind: SignedKind, signature: PaperSignature | undefined) => void;
}

export function useRegistration(): Registration {
  // No default values: what was typed before the script ran stays.
  const form = useForm<RegistrationForm>({ resolver, reValidateMode: 'onChange' });
  const { run, busy, progress } = useAction(registerAccount);
  const confirm = useConfirm();
  const alert = useAlert();
  const navigate = useLeadOn();
  const [values, setValues] = useState<RegistrationForm | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsaved(isUnsaved);

  useEffect(() => {
    const draft = readDraft();
    for (const name of DRAFT_FIELDS) {
      const kept = draft?.[name];
      if (kept && !form.getValues(name)) form.setValue(name, kept);
    }
    // What was chosen before the script ran stays.
    if (form.getValues('language') === FIRST_LANGUAGE) form.setValue('language', pickLanguage(navigator.languages));
    setHasDraft(draft !== null);
    setValues({ ...form.getValues() });
    const changed = (now: RegistrationForm) => {
      setValues({ ...now });
      setUnsaved(true);
      const kept = pickDraft(now);
      if (kept) keepDraft(kept);
      else forgetDraft();
      setHasDraft(kept !== null);
    };
    // What was typed before the script ran.
    if (DRAFT_FIELDS.some((name) => form.getValues(name) !== (draft?.[name] ?? ''))) changed(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values: now }) => changed(now) });
  }, [form]);

  const clearDraft = () => {
    for (const name of DRAFT_FIELDS) form.resetField(name, { defaultValue: '' });
    forgetDraft();
    setHasDraft(false);
    setValues({ ...form.getValues() });
  };

  const sign = (kind: SignedKind, signature: PaperSignature | undefined) => {
    form.setValue(SIGNATURE_FIELDS[kind], signature, { shouldDirty: true });
    form.clearErrors(kind);
  };

  const mark = (name: RegistrationName, message: string, shouldFocus = true) =>
    form.setError(name, { type: 'server', message }, { shouldFocus });

  const refused = async (refusal: ApiError) => {
    await alert(`${refusal.msg}\n${texts.failure}`);
    if (refusal.code === 'paper_text_changed') {
      for (const kind of SIGNED_KINDS)
        if (refusal.issues.some(({ field }) => field === kind)) {
          sign(kind, undefined);
          mark(kind, texts.textChanged(texts.labels[kind]));
        }
      return;
    }
    refusal.issues
      .filter(({ field }) => field in texts.labels)
      .forEach(({ field, msg }, index) => {
        const name = field as RegistrationName;
        mark(name, texts.wrong(texts.labels[name], msg.replace(/\.$/, '')), index === 0);
      });
  };

  // Who was invited finds their name and address filled in. A link that is not good (any more) leads to the empty form.
  useEffect(() => {
    const token = invitationToken();
    if (!token) return;
    request(readInvitation, { body: { token } }).then(
      (invited) => {
        for (const name of ['name', 'email'] as const)
          if (!form.getValues(name)) form.setValue(name, invited[name], { shouldDirty: true });
      },
      () => undefined,
    );
  }, [form]);

  const submit = async (values: RegistrationForm) => {
    if (!(await confirm(texts.confirm))) return;
    const files = Object.fromEntries(
      DOCUMENT_KINDS.filter((kind) => !getSignature(values, kind)).map((kind) => [kind, values[kind]?.[0]]),
    );
    const { agreement_signature, declaration_signature } = values;
    const body = {
      ...registrationFields.parse(values),
      invitation: invitationToken(),
      agreement_signature,
      declaration_signature,
    };
    const sent = await run({ body, files });
    if (!sent.ok) return refused(sent.error);
    const answer = sent.value;
    if (answer.status === 'done') {
      forgetDraft();
      setHasDraft(false);
      setUnsaved(false);
      await alert(texts.success);
      navigate('/login');
      return;
    }
    await alert(answer.msg);
    mark(answer.field, answer.msg);
  };

  return { form, submit, busy, progress, values, hasDraft, clearDraft, sign };
}
