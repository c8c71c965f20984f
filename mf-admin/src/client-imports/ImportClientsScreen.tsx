import './clientImports.css';
import { type ImportColumns, importClients, readClientFile } from '@cleaning/contracts';
import { asSentence, Button, Card, FileField, Notice, PageHeader, SelectField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { type FormEvent, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { CLIENTS_PATH } from '../clients/paths';
import { clientList } from '../clients/texts';
import { refusalOf } from '../desk/forms';
import { FileRows } from './FileRows';
import { contentOf, countsOf, type ImportedFile, problemOf, type ReadFile, withColumn } from './importedFile';
import { LastImports } from './LastImports';
import { FIELDS, fieldLabels, clientImport as texts } from './texts';

/** One file on its way: the id makes what is sent twice one import. */
interface Work extends ImportedFile {
  readonly id: string;
  readonly read: ReadFile;
  readonly leftOut: ReadonlySet<number>;
}

interface ColumnsProps {
  read: ReadFile;
  busy: boolean;
  onChoose: (columns: ImportColumns) => void;
}

function Columns({ read: { headings, columns }, busy, onChoose }: ColumnsProps) {
  const options = headings.map(({ name, example }, column) => ({
    value: String(column),
    label: texts.column(column + 1, name, example),
  }));
  return (
    <Card title={texts.columns}>
      <p className="ma-hint">{texts.columnsLead}</p>
      <div className="ma-import-columns" aria-busy={busy}>
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            label={fieldLabels[field]}
            required={field === 'legal_name'}
            placeholder={texts.notInFile}
            options={options}
            value={columns.find((each) => each.field === field)?.column ?? ''}
            onChange={({ target }) =>
              onChoose(withColumn(columns, field, target.value === '' ? -1 : Number(target.value)))
            }
          />
        ))}
      </div>
    </Card>
  );
}

/** Imports clients from a CSV file: columns, what is wrong in each row, all or nothing, undone for a day. */
export default function ImportClientsScreen() {
  const read = useAction(readClientFile);
  const load = useAction(importClients);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [work, setWork] = useState<Work | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(work !== null);

  async function open(event: FormEvent) {
    event.preventDefault();
    setWork(null);
    setProblem(problemOf(file));
    if (!file || problemOf(file) !== '') return;
    const content = await contentOf(file);
    // A refusal is shown from the action's error.
    const answer = await read.run({ body: { file: content.base64 } }).catch(() => null);
    if (answer) setWork({ ...content, id: v4(), read: answer, leftOut: new Set() });
  }

  async function choose(columns: ImportColumns) {
    if (!work) return;
    const answer = await read.run({ body: { file: work.base64, columns } }).catch(() => null);
    if (answer) setWork({ ...work, read: answer, leftOut: new Set() });
  }

  async function submit() {
    if (!work) return;
    const { id, name, base64, leftOut, read: shown } = work;
    const body = { id, file_name: name, file: base64, columns: shown.columns, leave_out: [...leftOut] };
    const made = await load.run({ body }).catch(() => null);
    if (!made) return;
    showToast(texts.done(made.clients));
    form.current?.reset();
    setFile(null);
    setWork(null);
  }

  const refused = read.error?.issues.find(({ field }) => field === 'file');
  const counts = work && countsOf(work.read.rows, work.leftOut);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} back={{ to: CLIENTS_PATH, label: clientList.title }} />
      <Card>
        <form ref={form} onSubmit={open} noValidate className="ma-form">
          <FileField
            label={texts.file}
            required
            accept=".csv,text/csv"
            error={problem || (refused && asSentence(refused.msg))}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          {read.error && !refused && <Notice tone="danger">{refusalOf(read.error)}</Notice>}
          <Button type="submit" variant={work ? 'secondary' : 'primary'} busy={read.busy}>
            {texts.read}
          </Button>
        </form>
      </Card>
      {work && counts && (
        <>
          <Columns read={work.read} busy={read.busy} onChoose={choose} />
          <FileRows
            rows={work.read.rows}
            leftOut={work.leftOut}
            onLeaveOut={(leftOut) => setWork({ ...work, leftOut })}
          />
          <div className="ma-form">
            {load.error && <Notice tone="danger">{refusalOf(load.error)}</Notice>}
            <Button busy={load.busy} disabled={read.busy} onClick={submit}>
              {texts.submit(counts.fine)}
            </Button>
          </div>
        </>
      )}
      <LastImports />
    </>
  );
}
