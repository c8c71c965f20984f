import {
  type CallAnswer,
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FieldIssue,
  findIssues,
  findRegistrationProblems,
  isHeicName,
  LANGUAGES,
  type Language,
  MAX_FILE_BYTES,
  PASSWORD_MIN_LENGTH,
  type PaperSignature,
  type RegistrationFields,
  readInvitation,
  registerAccount,
  registrationFields,
  SIGNATURE_FIELDS,
  SIGNED_KINDS,
  type SignedKind,
} from '@cleaning/contracts';
import { useAlert, useConfirm, useNavigateWithoutAsking, useUnsaved } from '@cleaning/ui';
import { type ActionResult, type ApiError, request, translation, useAction } from '@cleaning/ui/app';
import { validateRules } from '@cleaning/ui/forms';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { DRAFT_FIELDS, forgetDraft, keepDraft, pickDraft, readDraft } from './draft';
import { getFirstLanguage, rememberLanguage, speakRegistration, useSpokenLanguage } from './language';
import { register as texts } from './texts';

export type TextName = keyof RegistrationFields;
export type RegistrationName = TextName | DocumentKind;
/** The form as typed: texts, and the content of the file inputs. */
export type RegistrationForm = Record<Exclude<TextName, 'language'>, string> & { language?: string } & Record<
    DocumentKind,
    FileList | readonly File[] | undefined
  > &
  Partial<Record<(typeof SIGNATURE_FIELDS)[SignedKind], PaperSignature | undefined>>;
export type RegistrationErrors = Partial<Record<RegistrationName, string>>;

/** Problem of a field, without the field's name. */
const describeFieldProblem = ({ code, params, msg }: FieldIssue): string =>
  translation.field(code, params) ?? translation.refusal(code, params) ?? msg.replace(/\.$/, '');

/** A schema's issue as a sentence for the person at the form. */
function describeIssue(name: TextName, value: string, issue: FieldIssue): string {
  const label = texts.labels[name];
  if (value.trim() === '') return texts.missing(label);
  if (issue.code === 'too_long') return texts.tooLong(label, Number(issue.params.max));
  return texts.wrong(label, describeFieldProblem(issue));
}

/** Sentence for a problem that the person can correct and that the server or the contracts describe in English. */
const describeCorrectable = (field: keyof typeof texts.problems, password: string): string =>
  field === 'password' && password.length < PASSWORD_MIN_LENGTH ? texts.problems.password_short : texts.problems[field];

function findDocumentError(kind: DocumentKind, file: File | undefined): string | undefined {
  const label = texts.labels[kind];
  if (!file) return texts.missingFile(label);
  const name = file.name.toLowerCase();
  if (!isHeicName(name) && !DOCUMENT_EXTENSIONS.some((extension) => name.endsWith(extension)))
    return texts.wrongFileType(label);
  if (file.size > MAX_FILE_BYTES) return texts.fileTooLarge(label);
  return undefined;
}

/** Signature on screen in place of a file. */
export const getSignature = (form: RegistrationForm | null, kind: DocumentKind): PaperSignature | undefined =>
  kind in SIGNATURE_FIELDS ? form?.[SIGNATURE_FIELDS[kind as SignedKind]] : undefined;

/** Problems before sending, by field. The server checks again. */
export function findRegistrationErrors(form: RegistrationForm): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const issue of findIssues(registrationFields, form)) {
    const name = issue.field as TextName;
    errors[name] ??= describeIssue(name, form[name] ?? '', issue);
  }
  for (const { field } of findRegistrationProblems(form)) errors[field] ??= describeCorrectable(field, form.password);
  for (const kind of DOCUMENT_KINDS) {
    const error = getSignature(form, kind) ? undefined : findDocumentError(kind, form[kind]?.[0]);
    if (error) errors[kind] = error;
  }
  return errors;
}

/** The choice that the written page shows. */
const FIRST_LANGUAGE = Object.keys(LANGUAGES)[0];

const resolver = validateRules(findRegistrationErrors);

/** Token in the address: REGISTER_PAGE. */
const readInvitationToken = (): string | undefined => location.hash.slice(1) || undefined;

export interface Registration {
  form: UseFormReturn<RegistrationForm>;
  /** Asks for confirmation, sends, and shows a refusal. The form keeps its values. */
  send: (values: RegistrationForm) => Promise<ActionResult<CallAnswer<typeof registerAccount>> | undefined>;
  /** Confirms the arrival and leads to the login. */
  finish: () => Promise<void>;
  busy: boolean;
  /** 0 to 1 while the files are sent. */
  progress: number | null;
  /** Current values of the form; null until the page has read them. */
  values: RegistrationForm | null;
  /** Whether a draft is stored on this device, and a function that deletes it and its values. */
  hasDraft: boolean;
  clearDraft: () => void;
  /** Stores a signature until it is sent, or removes it. */
  sign: (kind: SignedKind, signature: PaperSignature | undefined) => void;
}

export function useRegistration(): Registration {
  // No default values, so that text typed before the script ran stays.
  const form = useForm<RegistrationForm>({ resolver, reValidateMode: 'onChange' });
  const { run, busy, progress } = useAction(registerAccount);
  const confirm = useConfirm();
  const alert = useAlert();
  const navigate = useNavigateWithoutAsking();
  const [values, setValues] = useState<RegistrationForm | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsaved(isUnsaved);
  const spoken = useSpokenLanguage();
  const language = values?.language as Language | undefined;

  useEffect(() => {
    if (language) void speakRegistration(language);
  }, [language]);
  // What is said to be wrong is said again in the language of now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is the reason
  useEffect(() => {
    if (form.formState.isSubmitted) void form.trigger();
  }, [spoken]);

  useEffect(() => {
    const draft = readDraft();
    for (const name of DRAFT_FIELDS) {
      const kept = draft?.[name];
      if (kept && !form.getValues(name)) form.setValue(name, kept);
    }
    // A language chosen before the script ran stays.
    if (form.getValues('language') === FIRST_LANGUAGE) form.setValue('language', getFirstLanguage());
    else rememberLanguage(form.getValues('language') as Language);
    setHasDraft(draft !== null);
    setValues({ ...form.getValues() });
    let chosen = form.getValues('language');
    const onFormChange = (now: RegistrationForm) => {
      setValues({ ...now });
      if (now.language !== chosen) {
        chosen = now.language;
        rememberLanguage(chosen as Language);
      }
      setUnsaved(true);
      const kept = pickDraft(now);
      if (kept) keepDraft(kept);
      else forgetDraft();
      setHasDraft(kept !== null);
    };
    // Stores text typed before the script ran.
    if (DRAFT_FIELDS.some((name) => form.getValues(name) !== (draft?.[name] ?? ''))) onFormChange(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values: now }) => onFormChange(now) });
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

  const onRefusal = async (refusal: ApiError) => {
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
      .forEach((issue, index) => {
        const name = issue.field as RegistrationName;
        mark(name, texts.wrong(texts.labels[name], describeFieldProblem(issue)), index === 0);
      });
  };

  // Fills in the name and address of an invited person. An invalid or expired link leads to the empty form.
  useEffect(() => {
    const token = readInvitationToken();
    if (!token) return;
    request(readInvitation, { body: { token } }).then(
      (invited) => {
        for (const name of ['name', 'email'] as const)
          if (!form.getValues(name)) form.setValue(name, invited[name], { shouldDirty: true });
      },
      () => undefined,
    );
  }, [form]);

  const send = async (values: RegistrationForm) => {
    if (!(await confirm(texts.confirm))) return undefined;
    const files = Object.fromEntries(
      DOCUMENT_KINDS.filter((kind) => !getSignature(values, kind)).map((kind) => [kind, values[kind]?.[0]]),
    );
    const { agreement_signature, declaration_signature } = values;
    const body = {
      ...registrationFields.parse(values),
      invitation: readInvitationToken(),
      agreement_signature,
      declaration_signature,
    };
    const sent = await run({ body, files });
    if (!sent.ok) {
      await onRefusal(sent.error);
      return undefined;
    }
    const answer = sent.value;
    if (answer.status === 'done') return sent;
    const msg = describeCorrectable(answer.field, values.password);
    await alert(msg);
    mark(answer.field, msg);
    return undefined;
  };

  const finish = async () => {
    forgetDraft();
    setHasDraft(false);
    setUnsaved(false);
    await alert(texts.success);
    navigate('/login');
  };

  return { form, send, finish, busy, progress, values, hasDraft, clearDraft, sign };
}
