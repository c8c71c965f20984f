import './imports.css';
import { MAX_IMPORT_BYTES } from '@cleaning/contracts';
import { Button, Card, type Column, Notice, PageHeader, SelectField, useUnsaved } from '@cleaning/ui';
import { type ActionResult, type ApiError, showToast } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { type ReactNode, useState } from 'react';
import { FileForm } from './FileForm';
import { FileRows } from './FileRows';
import {
  type Columns,
  countRows,
  type FileRow,
  findColumns,
  type ReadFile,
  type SkippedColumn,
  type TypedCells,
  withColumn,
  withRow,
} from './importedFile';
import { MissingFields } from './MissingFields';
import { RowSheet } from './RowSheet';
import type { ImportTexts } from './texts';
import { useImportedFile } from './useImportedFile';

interface Sent<Body, Answer> {
  readonly run: (body: Body) => Promise<ActionResult<Answer>>;
  readonly busy: boolean;
  readonly error: ApiError | null;
}

/** Bytes of a file, rows that are left out, and values typed because the file lacks them. */
interface FileChoice<Field extends string> extends TypedCells<Field> {
  file: string;
  leave_out: number[];
}

interface ImportScreenProps<Field extends string, Row extends FileRow> {
  texts: ImportTexts;
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  required: readonly Field[];
  /** Fields that several columns are joined for, in their order. */
  joined?: readonly Field[];
  /** Fields that can be entered for all rows if they have no column. If set, cells of a row can be edited, too. */
  forAll?: readonly Field[];
  /** Columns beside the row's name. */
  facts: readonly Column<Row>[];
  back: { to: string; label: string };
  /** Below the title. */
  notice?: ReactNode;
  read: Sent<FileChoice<Field> & { columns?: Columns<Field> }, ReadFile<Field, Row>>;
  /** Resolves to the number of rows added. */
  load: Sent<FileChoice<Field> & { id: string; file_name: string; columns: Columns<Field> }, number>;
  /** Below the form. */
  children: ReactNode;
}

/** The last answer, and what is chosen about the file. A second one of a row that is left out can be imported. */
interface Choice<Field extends string, Row extends FileRow> {
  readonly read: ReadFile<Field, Row>;
  readonly leftOut: ReadonlySet<number>;
  readonly typed: TypedCells<Field>;
}

const NOTHING: ReadonlySet<number> = new Set();

interface ColumnsProps<Field extends string>
  extends Pick<ImportScreenProps<Field, FileRow>, 'texts' | 'fields' | 'labels' | 'required' | 'joined'> {
  read: Pick<ReadFile<Field, FileRow>, 'headings' | 'columns'>;
  busy: boolean;
  onChoose: (columns: Columns<Field>) => void;
}

function ColumnFields<Field extends string>({
  texts,
  fields,
  labels,
  required,
  joined = [],
  read,
  busy,
  onChoose,
}: ColumnsProps<Field>) {
  const { headings, columns } = read;
  const options = headings.map(({ name, example }, column) => ({
    value: String(column),
    label: texts.column(column + 1, name, example),
  }));
  return (
    <Card title={texts.columns}>
      <p className="ma-hint">{texts.columnsLead}</p>
      <div className="ma-import-columns" aria-busy={busy}>
        {fields.flatMap((field) => {
          const chosen = findColumns(columns, field);
          // Adds an empty place where columns are joined and one is chosen.
          const places = joined.includes(field) ? chosen.length + 1 : 1;
          return Array.from({ length: places }, (_, place) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes it
              key={`${field} ${place}`}
              label={place === 0 ? labels[field] : texts.furtherColumn(labels[field], place + 1)}
              required={place === 0 && required.includes(field)}
              placeholder={place === 0 ? texts.notInFile : texts.noFurther}
              options={options}
              value={chosen[place] ?? ''}
              onChange={({ target }) =>
                onChoose(withColumn(columns, field, target.value === '' ? -1 : Number(target.value), place))
              }
            />
          ));
        })}
      </div>
    </Card>
  );
}

/** Columns that the import leaves out, shown before anything is imported. */
function SkippedColumns({ texts, columns }: { texts: ImportTexts; columns: readonly SkippedColumn[] }) {
  if (columns.length === 0) return null;
  return (
    <Card title={texts.skipped}>
      <p className="ma-hint">{texts.skippedLead}</p>
      <ul>
        {columns.map(({ column, name, example, rows, why }) => (
          <li key={column}>{texts.skippedColumn(texts.column(column + 1, name, example), rows, why)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether a cell can be corrected: its field has a problem or is required. */
const isEditable = <Field extends string>(field: Field, { problems }: FileRow, required: readonly Field[]): boolean =>
  required.includes(field) || problems.some((problem) => problem.field === field);

/** Imports a CSV file: its columns and the problems of each row, all or nothing, with Undo for a day. */
export function ImportScreen<Field extends string, Row extends FileRow>({
  texts,
  fields,
  labels,
  required,
  joined,
  forAll = [],
  facts,
  back,
  notice,
  read,
  load,
  children,
}: ImportScreenProps<Field, Row>) {
  const [edited, setEdited] = useState<Row | null>(null);
  const imported = useImportedFile<Choice<Field, Row>>({
    texts,
    maxBytes: MAX_IMPORT_BYTES,
    // A refusal is shown from the action's error.
    read: async (file, choice) => {
      const { leftOut, typed } = choice ?? { leftOut: NOTHING, typed: { for_all: [], cells: [] } };
      const answer = await read.run({ file, columns: choice?.read.columns, leave_out: [...leftOut], ...typed });
      return answer.ok ? { read: answer.value, leftOut, typed } : null;
    },
    load: async ({ id, name, base64, leftOut, typed, read: shown }) => {
      const { columns } = shown;
      const body = { id, file_name: name, file: base64, columns, leave_out: [...leftOut], ...typed };
      const count = await load.run(body);
      if (count.ok) showToast(texts.done(count.value));
      return count.ok;
    },
  });
  const { work, choose, submit } = imported;
  useUnsaved(work !== null);
  const counts = work && countRows(work.read.rows, work.leftOut);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} back={back} />
      {notice}
      <Card>
        <FileForm
          texts={texts}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          imported={imported}
          isOpen={work !== null}
          reading={read}
        />
      </Card>
      {work && counts && (
        <>
          <ColumnFields
            texts={texts}
            fields={fields}
            labels={labels}
            required={required}
            joined={joined ?? []}
            read={work.read}
            busy={read.busy}
            onChoose={(columns) => void choose({ read: { ...work.read, columns }, leftOut: NOTHING })}
          />
          <MissingFields
            key={work.id}
            texts={texts}
            labels={labels}
            fields={forAll.filter((field) => findColumns(work.read.columns, field).length === 0)}
            required={required}
            filled={work.typed.for_all}
            busy={read.busy}
            onFill={(filled) => void choose({ typed: { for_all: filled, cells: work.typed.cells } })}
          />
          <SkippedColumns texts={texts} columns={work.read.skipped_columns ?? []} />
          <FileRows
            texts={texts}
            labels={labels}
            facts={facts}
            rows={work.read.rows}
            leftOut={work.leftOut}
            onLeaveOut={(leftOut) => void choose({ leftOut })}
            onEdit={forAll.length > 0 ? setEdited : undefined}
          />
          {edited && (
            <RowSheet
              texts={texts}
              labels={labels}
              row={edited}
              fields={fields.filter((field) => isEditable(field, edited, required))}
              onSave={(typed) => {
                setEdited(null);
                void choose({ typed: withRow(work.typed, edited, typed) });
              }}
              onClose={() => setEdited(null)}
            />
          )}
          <div className="ma-form">
            {load.error && <Notice tone="danger">{describeRefusal(load.error)}</Notice>}
            <Button busy={load.busy} disabled={read.busy} onClick={submit}>
              {texts.submit(counts.fine)}
            </Button>
          </div>
        </>
      )}
      {children}
    </>
  );
}
