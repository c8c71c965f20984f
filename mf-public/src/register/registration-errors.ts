import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KINDS,
  type DocumentKind,
  MAX_FILE_BYTES,
  type RegistrationFields,
  registrationFields,
  registrationProblem,
} from '@cleaning/contracts';
import { register as texts } from '../texts';

export type TextName = keyof RegistrationFields;
export type RegistrationName = TextName | DocumentKind;
/** The form as it is typed: texts, and what the file inputs hold. */
export type RegistrationForm = Record<TextName, string> & Record<DocumentKind, FileList | readonly File[] | undefined>;
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
  if (!DOCUMENT_EXTENSIONS.some((extension) => name.endsWith(extension))) return texts.wrongFileType(label);
  if (file.size > MAX_FILE_BYTES) return texts.fileTooLarge(label);
  return undefined;
}

/** What the person has to mend before anything is sent, by field. The server checks the same again. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  const errors: RegistrationErrors = {};
  const parsed = registrationFields.safeParse(form);
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as TextName;
    errors[name] ??= sentence(name, form[name], issue);
  }
  const problem = registrationProblem(form);
  if (problem) errors[problem.field] ??= problem.msg;
  for (const kind of DOCUMENT_KINDS) {
    const error = documentError(kind, form[kind]?.[0]);
    if (error) errors[kind] = error;
  }
  return errors;
}
