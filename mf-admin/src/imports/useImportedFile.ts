import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { type FileRules, findProblem, type ImportedFile, readContent } from './importedFile';

/** One file on its way, with what is chosen about it. The id makes what is sent twice one import. */
export type OpenFile<Choice> = ImportedFile & Choice & { readonly id: string };

interface ImportSteps<Choice> extends FileRules {
  /** Reads a file as chosen, the first time without a choice. Null: it was refused. */
  readonly read: (base64: string, choice: Choice | null) => Promise<Choice | null>;
  /** Answers whether it was imported. */
  readonly load: (work: OpenFile<Choice>) => Promise<boolean>;
}

export interface ImportedFileState<Choice> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly pick: (file: File | null) => void;
  /** Reads the file that is picked. */
  readonly open: (event: FormEvent) => Promise<void>;
  /** What prevents the reading of the file; empty: nothing. */
  readonly problem: string;
  /** Null before a file was read, and after it was imported. */
  readonly work: OpenFile<Choice> | null;
  /** Reads the file once more. */
  readonly choose: (change: Partial<Choice>) => Promise<void>;
  /** Imports the file. */
  readonly submit: () => Promise<void>;
}

/**
 * A file that is picked, read, read again with each choice about it, and imported.
 * @typeParam Choice the last answer, and what is chosen about the file
 */
export function useImportedFile<Choice extends object>({
  texts,
  maxBytes,
  read,
  load,
}: ImportSteps<Choice>): ImportedFileState<Choice> {
  const [file, setFile] = useState<File | null>(null);
  /** The file that is picked now, also while an answer is on its way. */
  const picked = useRef<File | null>(null);
  const [problem, setProblem] = useState('');
  const [work, setWork] = useState<OpenFile<Choice> | null>(null);
  /** The last answer, and what was chosen for it. */
  const answered = useRef<Choice | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const setPicked = (next: File | null) => {
    picked.current = next;
    setFile(next);
  };

  async function open(event: FormEvent) {
    event.preventDefault();
    setWork(null);
    const found = findProblem(file, { texts, maxBytes });
    setProblem(found);
    if (!file || found !== '') return;
    const content = await readContent(file);
    const choice = await read(content.base64, null);
    if (choice === null || picked.current !== file) return;
    answered.current = choice;
    setWork({ ...content, id: v4(), ...choice });
  }

  async function choose(change: Partial<Choice>) {
    if (!work) return;
    // The next choice may be made before the answer is here: the last one counts.
    const next = { ...work, ...change };
    setWork(next);
    const choice = await read(work.base64, next);
    if (choice !== null) answered.current = choice;
    setWork((now) => (now === next ? { ...work, ...answered.current } : now));
  }

  async function submit() {
    if (!work || !(await load(work))) return;
    setWork((now) => (now?.id === work.id ? null : now));
    // The next file may be picked already.
    if (picked.current !== file) return;
    form.current?.reset();
    setPicked(null);
  }

  return {
    form,
    pick: (next) => {
      setPicked(next);
      // What is below was read from another file.
      setWork(null);
    },
    open,
    problem,
    work,
    choose,
    submit,
  };
}
