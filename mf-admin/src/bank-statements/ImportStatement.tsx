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
  formatDate,
  formatMoney,
  Notice,
  SelectField,
  TextField,
  useUnsaved,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { type FormEvent, useState } from 'react';
import { FileForm } from '../imports/FileForm';
import { useImportedFile } from '../imports/useImportedFile';
import { fieldLabels, statementImport as texts } from './texts';

type Read = CallAnswer<typeof readBankStatement>;

/** The last answer, and what is chosen by hand about the file: without it what is remembered or proposed is taken. */
interface Choice {
  readonly read: Read;
  readonly columns?: StatementColumns;
  readonly headingRow?: number;
}

interface AccountProps {
  read: Read;
  busy: boolean;
  onChoose: (account: string) => void;
}

const OTHER = 'other';

/** Asks for the bank account: a CSV file doesn't name it. */
function Account({ read: { account, accounts }, busy, onChoose }: AccountProps) {
  const [isOther, setIsOther] = useState(false);
  const [name, setName] = useState('');
  const listed = accounts.length === 0 ? [''] : accounts;
  const known = account === null || listed.includes(account) ? listed : [...listed, account];
  const options = [
    ...known.map((each, index) => ({ value: String(index), label: each === '' ? texts.noName(known.length) : each })),
    { value: OTHER, label: texts.otherAccount },
  ];
  function choose(value: string) {
    setIsOther(value === OTHER);
    const chosen = value === '' ? undefined : known[Number(value)];
    if (chosen !== undefined) onChoose(chosen);
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
        value={isOther ? OTHER : account === null ? '' : String(known.indexOf(account))}
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

/** Chooses the heading row and the column of each field in a CSV file. */
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

/** Whether the day and the amounts have a column. OFX files always do. */
function hasColumns({ format, columns }: Read): boolean {
  const has = (field: StatementField) => columns.some((each) => each.field === field);
  return format === 'ofx' || (has('day') && (has('amount') || has('credit')));
}

/** Problems shown without a further press. */
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

/** Number of lines that the import would store. */
const countKept = ({ fresh, look_alike, outgoing }: Read): number => fresh + look_alike + outgoing;

/** Adds the payments of a bank's file: what is new in it is shown first. */
export function ImportStatement() {
  const read = useAction(readBankStatement);
  const load = useAction(importBankStatement);
  const [leavesOut, setLeavesOut] = useState(false);
  /** Payments of the last file that look like stored ones. */
  const [asked, setAsked] = useState(0);
  const imported = useImportedFile<Choice>({
    texts,
    maxBytes: MAX_STATEMENT_BYTES,
    // A refusal is shown from the action's error.
    read: async (file, choice) => {
      const { columns, headingRow: heading_row } = choice ?? {};
      const account = choice?.read.account ?? undefined;
      const answer = await read.run({ body: { file, columns, account, heading_row } });
      return answer.ok ? { read: answer.value, columns, headingRow: heading_row } : null;
    },
    load: async ({ id, name, base64, read: { format, columns, account, heading_row } }) => {
      const body = {
        id,
        file_name: name,
        file: base64,
        columns,
        account: account ?? '',
        leave_out_wrong: leavesOut,
        heading_row: format === 'csv' ? heading_row : undefined,
      };
      const done = await load.run({ body });
      if (!done.ok) return false;
      showToast(texts.done(done.value.fresh));
      setAsked(done.value.look_alike);
      return true;
    },
  });
  const { work, choose, submit } = imported;
  useUnsaved(work !== null);

  function reset() {
    setAsked(0);
    setLeavesOut(false);
  }

  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <FileForm
        texts={texts}
        accept=".ofx,.qfx,.qbo,.csv,.txt,text/csv,application/x-ofx"
        imported={imported}
        isOpen={work !== null}
        reading={read}
        onOpen={reset}
      />
      <div role="status">{asked > 0 && <Notice tone="warn">{texts.chooseBelow(asked)}</Notice>}</div>
      {work && (
        <div className="ma-form">
          {work.read.format === 'csv' && (
            <>
              <Account
                key={work.id}
                read={work.read}
                busy={read.busy}
                onChoose={(account) => choose({ read: { ...work.read, account } })}
              />
              <Columns
                read={work.read}
                busy={read.busy}
                onChoose={(columns) => choose({ columns, read: { ...work.read, columns } })}
                // Other headings have columns of their own.
                onHeadings={(headingRow) =>
                  choose({ headingRow, columns: undefined, read: { ...work.read, heading_row: headingRow } })
                }
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
