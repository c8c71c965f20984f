import {
  type CallAnswer,
  importBankStatement,
  MAX_STATEMENT_BYTES,
  readBankStatement,
  STATEMENT_FIELDS,
  type StatementColumns,
  type StatementField,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  CheckboxField,
  FileField,
  formatDate,
  formatMoney,
  Notice,
  SelectField,
  TextField,
  toSentence,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { type ImportedFile, readContent } from '../imports/importedFile';
import { fieldLabels, statementImport as texts } from './texts';

type Read = CallAnswer<typeof readBankStatement>;

/** One file on its way: the id makes what is sent twice one import. */
interface Work extends ImportedFile {
  readonly id: string;
  readonly read: Read;
  /** Chosen by hand, of this file: without it what is remembered or proposed is taken. */
  readonly columns?: StatementColumns;
  readonly headingRow?: number;
}

/** A choice for the file that is open. */
type Choice = { columns: StatementColumns } | { account: string } | { headingRow: number };

function findProblem(file: File | null): string {
  if (!file) return texts.chooseFile;
  if (file.size === 0) return texts.empty;
  return file.size > MAX_STATEMENT_BYTES ? texts.tooLarge : '';
}

interface AccountProps {
  read: Read;
  busy: boolean;
  onChoose: (account: string) => void;
}

const OTHER = 'other';

/** Which bank account a CSV file is of: the file does not say it. */
function Account({ read: { account, accounts }, busy, onChoose }: AccountProps) {
  const [isOther, setIsOther] = useState(false);
  const [name, setName] = useState('');
  const listed = accounts.length === 0 ? [''] : accounts;
  const known = account === null || listed.includes(account) ? listed : [...listed, account];
  const options = [
    ...known.map((each) => ({ value: `of ${each}`, label: each === '' ? texts.noName(known.length) : each })),
    { value: OTHER, label: texts.otherAccount },
  ];
  function choose(value: string) {
    setIsOther(value === OTHER);
    if (value !== OTHER && value !== '') onChoose(value.slice('of '.length));
  }
  function use(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    setIsOther(false);
    onChoose(name.trim());
  }
  return (
    <>
      <SelectField
        label={texts.account}
        hint={texts.accountHint}
        required
        {...(account === null && { placeholder: texts.chooseAccount })}
        options={options}
        value={isOther ? OTHER : account === null ? '' : `of ${account}`}
        onChange={({ target }) => choose(target.value)}
      />
      {isOther && (
        <form onSubmit={use} noValidate className="ma-form">
          <TextField
            label={texts.accountName}
            hint={texts.accountNameHint}
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="secondary" busy={busy} disabled={name.trim() === ''}>
            {texts.useAccount}
          </Button>
        </form>
      )}
    </>
  );
}

interface ColumnsProps {
  read: Read;
  busy: boolean;
  onChoose: (columns: StatementColumns) => void;
  onHeadings: (row: number) => void;
}

const NO_HEADINGS = '0';

/** Which row of a CSV file has the headings, and which column is what. */
function Columns({ read, busy, onChoose, onHeadings }: ColumnsProps) {
  const { headings, columns, heading_row, first_rows } = read;
  const options = headings.map(({ name, example }, column) => ({
    value: String(column),
    label: texts.column(column + 1, name, example),
  }));
  const choose = (field: StatementField, column: string) =>
    onChoose([
      ...columns.filter((each) => each.field !== field),
      ...(column === '' ? [] : [{ field, column: Number(column) }]),
    ]);
  return (
    <fieldset className="ma-statement-columns" aria-busy={busy}>
      <legend>{texts.columns}</legend>
      <p className="ma-hint">{texts.columnsLead}</p>
      <SelectField
        label={texts.headingRow}
        options={[
          { value: NO_HEADINGS, label: texts.noHeadings },
          ...first_rows.map(({ row, text }) => ({ value: String(row), label: texts.row(row, text) })),
        ]}
        value={String(heading_row)}
        onChange={({ target }) => onHeadings(Number(target.value))}
      />
      <div className="ma-pair">
        {STATEMENT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={fieldLabels[field]}
            required={field === 'day'}
            placeholder={texts.notInFile}
            options={options}
            value={columns.find((each) => each.field === field)?.column ?? ''}
            onChange={({ target }) => choose(field, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Whether a file says which column has the day, and which the amounts. */
function hasColumns({ format, columns }: Read): boolean {
  const has = (field: StatementField) => columns.some((each) => each.field === field);
  return format === 'ofx' || (has('day') && (has('amount') || has('credit')));
}

/** Problems that are shown without a further press. */
const SHOWN_PROBLEMS = 10;

function ReadResult({ read }: { read: Read }) {
  const { format, fresh, known, look_alike, outgoing, sum, first_day, last_day, problems, wrong } = read;
  const renderProblem = ({ row, msg }: Read['problems'][number]) => (
    <li key={row}>{texts.problem(format, row, msg)}</li>
  );
  return (
    <div role="status">
      <p>
        {hasColumns(read)
          ? [
              texts.found(fresh, formatMoney(sum), formatDate(first_day), formatDate(last_day)),
              texts.known(known),
              texts.outgoing(outgoing),
            ]
              .filter(Boolean)
              .join(' ')
          : texts.needsColumns}
      </p>
      {look_alike > 0 && <Notice tone="info">{texts.lookAlike(look_alike)}</Notice>}
      {wrong > 0 && (
        <Notice tone="warn">
          <p>{texts.wrong(wrong)}</p>
          <ul>{problems.slice(0, SHOWN_PROBLEMS).map(renderProblem)}</ul>
          {problems.length > SHOWN_PROBLEMS && (
            <details>
              <summary>{texts.showMore(problems.length - SHOWN_PROBLEMS)}</summary>
              <ul>{problems.slice(SHOWN_PROBLEMS).map(renderProblem)}</ul>
            </details>
          )}
          {wrong > problems.length && <p>{texts.moreProblems(wrong - problems.length)}</p>}
        </Notice>
      )}
    </div>
  );
}

/** What an import would keep. */
const countKept = ({ fresh, look_alike, outgoing }: Read): number => fresh + look_alike + outgoing;

/** A file with one more choice. Other headings, and another account, have columns of their own. */
function withChoice(work: Work, choice: Choice): Work {
  const { id, name, base64, read, columns, headingRow } = work;
  const file = { id, name, base64 };
  const kept = headingRow === undefined ? file : { ...file, headingRow };
  if ('headingRow' in choice)
    return { ...file, headingRow: choice.headingRow, read: { ...read, heading_row: choice.headingRow } };
  if ('columns' in choice) return { ...kept, columns: choice.columns, read: { ...read, columns: choice.columns } };
  return { ...kept, ...(columns && { columns }), read: { ...read, account: choice.account } };
}

/** What is asked of a file after a choice. */
const buildBody = ({ base64, read: { account }, columns, headingRow }: Work) => ({
  file: base64,
  ...(columns && { columns }),
  ...(account !== null && { account }),
  ...(headingRow !== undefined && { heading_row: headingRow }),
});

/** Adds the payments of a bank's file: what is new in it is shown first. */
export function ImportStatement() {
  const read = useAction(readBankStatement);
  const load = useAction(importBankStatement);
  const [file, setFile] = useState<File | null>(null);
  /** The file that is chosen now, also while an answer is on its way. */
  const chosen = useRef<File | null>(null);
  const pick = (next: File | null) => {
    chosen.current = next;
    setFile(next);
  };
  const [problem, setProblem] = useState('');
  const [work, setWork] = useState<Work | null>(null);
  /** The last answer. */
  const answered = useRef<Read | null>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  /** Payments of the last file that look like one that is there. */
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  async function open(event: FormEvent) {
    event.preventDefault();
    setWork(null);
    setAsked(0);
    setLeavesOut(false);
    setProblem(findProblem(file));
    if (!file || findProblem(file) !== '') return;
    const content = await readContent(file);
    // A refusal is shown from the action's error.
    const answer = await read.run({ body: { file: content.base64 } });
    if (!answer.ok || chosen.current !== file) return;
    answered.current = answer.value;
    setWork({ ...content, id: v4(), read: answer.value });
  }

  async function choose(choice: Choice) {
    if (!work) return;
    // The next choice may be made before the answer is here: the last one counts.
    const next = withChoice(work, choice);
    setWork(next);
    const answer = await read.run({ body: buildBody(next) });
    if (answer.ok) answered.current = answer.value;
    const settled = answer.ok ? { ...next, read: answer.value } : { ...work, read: answered.current ?? work.read };
    setWork((now) => (now === next ? settled : now));
  }

  async function submit() {
    if (!work) return;
    const { id, name, base64, read: shown } = work;
    const body = {
      id,
      file_name: name,
      file: base64,
      columns: shown.columns,
      account: shown.account ?? '',
      leave_out_wrong: leavesOut,
      ...(shown.format === 'csv' && { heading_row: shown.heading_row }),
    };
    const done = await load.run({ body });
    if (!done.ok) return;
    showToast(texts.done(done.value.fresh));
    setAsked(done.value.look_alike);
    setWork((now) => (now?.id === id ? null : now));
    // The next file may be chosen already.
    if (chosen.current !== file) return;
    form.current?.reset();
    pick(null);
  }

  const refused = read.error?.issues.find(({ field }) => field === 'file');
  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <form ref={form} onSubmit={open} noValidate className="ma-form">
        <FileField
          label={texts.file}
          required
          accept=".ofx,.qfx,.qbo,.csv,.txt,text/csv,application/x-ofx"
          error={problem || (refused && toSentence(refused.msg))}
          onChange={({ target }) => {
            pick(target.files?.[0] ?? null);
            // What is below was read from another file.
            setWork(null);
          }}
        />
        {read.error && !refused && <Notice tone="danger">{describeRefusal(read.error)}</Notice>}
        <Button type="submit" variant={work ? 'secondary' : 'primary'} busy={read.busy}>
          {texts.read}
        </Button>
      </form>
      <div role="status">{asked > 0 && <Notice tone="warn">{texts.chooseBelow(asked)}</Notice>}</div>
      {work && (
        <div className="ma-form">
          {work.read.format === 'csv' && (
            <>
              <Account key={work.id} read={work.read} busy={read.busy} onChoose={(account) => choose({ account })} />
              <Columns
                read={work.read}
                busy={read.busy}
                onChoose={(columns) => choose({ columns })}
                onHeadings={(headingRow) => choose({ headingRow })}
              />
            </>
          )}
          {work.read.account !== null && <ReadResult read={work.read} />}
          {work.read.wrong > 0 && (
            <CheckboxField
              label={texts.leaveOut}
              checked={leavesOut}
              onChange={({ target }) => setLeavesOut(target.checked)}
            />
          )}
          {load.error && <Notice tone="danger">{describeRefusal(load.error)}</Notice>}
          {work.read.account !== null && hasColumns(work.read) && countKept(work.read) > 0 && (
            <Button busy={load.busy} disabled={read.busy || (work.read.wrong > 0 && !leavesOut)} onClick={submit}>
              {texts.submit(countKept(work.read))}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
