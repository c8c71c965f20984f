import { type AccountingFile, type CallAnswer, exportAccounting, type previewAccounting } from '@cleaning/contracts';
import { Button, Card, type Column, Facts, Money, Notice, Table, useDownload } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';
import { files as texts } from './texts';

type Preview = CallAnswer<typeof previewAccounting>;
type FileRow = Preview['files'][number];

/** Row limits of Xero's importers for one file. */
const MAX_ROWS: Partial<Record<AccountingFile, number>> = {
  'xero-invoices': 500,
  'xero-notes': 500,
  'xero-payments': 1000,
};

interface Span {
  from: string;
  to: string;
}

function Download({ file, rows, span }: { file: AccountingFile; rows: number; span: Span }) {
  const { download, busy, problem } = useDownload(`${file}.csv`, () =>
    requestFile(exportAccounting, { body: { file, ...span } }),
  );
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        disabled={rows === 0}
        onClick={download}
        aria-label={texts.downloadLabel(texts.names[file])}
      >
        {texts.download}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

const buildColumns = (span: Span): readonly Column<FileRow>[] => [
  {
    header: texts.file,
    phone: 'title',
    phoneCell: ({ file }) => texts.names[file],
    cell: ({ file }) => (
      <>
        {texts.names[file]}
        <p className="ma-hint">{texts.hints[file]}</p>
      </>
    ),
  },
  {
    header: texts.rows,
    phone: 'meta',
    align: 'end',
    phoneCell: ({ rows }) => texts.rowCount(rows),
    cell: ({ rows }) => rows,
  },
  {
    header: texts.sums,
    phone: 'hidden',
    cell: ({ rows, sums }) =>
      rows === 0 ? (
        texts.nothing
      ) : (
        <dl className="ma-column-sums">
          {sums.map(({ column, amount }) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                <Money value={amount} />
              </dd>
            </div>
          ))}
        </dl>
      ),
  },
  {
    header: texts.download,
    headerHidden: true,
    phone: 'action',
    align: 'end',
    cell: ({ file, rows }) => <Download key={`${span.from} ${span.to}`} file={file} rows={rows} span={span} />,
  },
];

/** Contents of the files for the chosen days, with download buttons. */
export function Files({ preview, span, noCode }: { preview: Preview; span: Span; noCode: boolean }) {
  const { invoices, notes, payments, refunds, contractors, files, unsent, other_rate, credit } = preview;
  const tooMany = files.find(({ file, rows }) => rows > (MAX_ROWS[file] ?? rows));
  return (
    <Card title={texts.title}>
      <Facts
        facts={[
          [texts.invoices, <Money key="invoices" value={invoices.total} />],
          [texts.notes, <Money key="notes" value={notes.total} />],
          [texts.payments, <Money key="payments" value={payments.total} />],
          refunds.count > 0 && [texts.refunds, <Money key="refunds" value={refunds.total} />],
          [texts.contractors, <Money key="contractors" value={contractors.total} />],
        ]}
      />
      {unsent > 0 && <Notice tone="warn">{texts.unsent(unsent)}</Notice>}
      {other_rate > 0 && <Notice tone="warn">{texts.otherRate(other_rate)}</Notice>}
      {credit !== '0.00' && <Notice tone="info">{texts.credit(`A$${credit}`)}</Notice>}
      {refunds.count > 0 && <Notice tone="info">{texts.refunded(`A$${refunds.total}`)}</Notice>}
      {tooMany && (
        <Notice tone="warn">
          {texts.names[tooMany.file]}: {texts.many(MAX_ROWS[tooMany.file] ?? 0)}
        </Notice>
      )}
      {noCode && <Notice tone="info">{texts.noCode}</Notice>}
      <Table
        caption={texts.title}
        captionHidden
        rows={files}
        rowKey={({ file }) => file}
        empty={texts.nothing}
        columns={buildColumns(span)}
      />
    </Card>
  );
}
