import { Badge, Button, Card, CheckboxField, type Column, Notice, Table, toSentence } from '@cleaning/ui';
import { countRows, type FileRow, sortRows } from './importedFile';
import type { ImportTexts } from './texts';

interface FileRowsProps<Row extends FileRow> {
  texts: ImportTexts;
  labels: Readonly<Record<string, string>>;
  /** Columns beside the row's name. */
  facts: readonly Column<Row>[];
  rows: readonly Row[];
  leftOut: ReadonlySet<number>;
  onLeaveOut: (rows: ReadonlySet<number>) => void;
  /** Missing: cells can't be typed in. */
  onEdit?: ((row: Row) => void) | undefined;
}

interface StateProps extends Pick<FileRowsProps<FileRow>, 'texts' | 'labels'> {
  row: FileRow;
  isLeftOut: boolean;
}

function describeReady(texts: ImportTexts, { further_of, archived, changes_nothing }: FileRow): string {
  if (changes_nothing) return texts.unchanged;
  if (further_of) return texts.further(further_of);
  return archived ? texts.archived : texts.fine;
}

function State({ texts, labels, row, isLeftOut }: StateProps) {
  if (isLeftOut) return <Badge>{texts.isLeftOut}</Badge>;
  const { problems, warnings = [] } = row;
  const listed = [...problems, ...warnings];
  return (
    <>
      {problems.length === 0 && <Badge tone={warnings.length > 0 ? 'warn' : 'ok'}>{describeReady(texts, row)}</Badge>}
      {listed.length > 0 && (
        <ul className={problems.length > 0 ? 'ma-import-problems' : 'ma-import-warnings'}>
          {listed.map(({ field, msg }) => (
            <li key={field}>{texts.problem(labels[field] ?? '', toSentence(msg))}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Rows of the file: first those with problems, then those with warnings. Each can be left out. */
export function FileRows<Row extends FileRow>({
  texts,
  labels,
  facts,
  rows,
  leftOut,
  onLeaveOut,
  onEdit,
}: FileRowsProps<Row>) {
  const { fine, wrong, left } = countRows(rows, leftOut);
  const set = (row: number, leave: boolean) => {
    const next = new Set(leftOut);
    if (leave) next.add(row);
    else next.delete(row);
    onLeaveOut(next);
  };
  const leaveWrong = () =>
    onLeaveOut(new Set([...leftOut, ...rows.filter(({ problems }) => problems.length > 0).map(({ row }) => row)]));
  const check = ({ row, name }: Row) => (
    <CheckboxField
      label={<span className="ui-sr-only">{texts.leaveOutRow(row, name || texts.noName)}</span>}
      checked={leftOut.has(row)}
      onChange={({ target }) => set(row, target.checked)}
    />
  );
  const columns: readonly Column<Row>[] = [
    { header: texts.row, phone: 'end', align: 'end', cell: ({ row }) => row },
    {
      header: texts.name,
      phone: 'title',
      phoneCell: ({ name }) => name || texts.noName,
      cell: ({ name }) => name || texts.noName,
    },
    ...facts,
    {
      header: texts.state,
      phone: 'meta',
      cell: (row) => <State texts={texts} labels={labels} row={row} isLeftOut={leftOut.has(row.row)} />,
    },
    ...(onEdit
      ? [
          {
            header: texts.edit,
            headerHidden: true,
            phone: 'hidden' as const,
            cell: (row: Row) => (
              <Button
                variant="ghost"
                aria-label={texts.editRow(row.row, row.name || texts.noName)}
                onClick={() => onEdit(row)}
              >
                {texts.edit}
              </Button>
            ),
          },
        ]
      : []),
    { header: texts.leaveOut, phone: 'action', cell: check },
  ];
  return (
    <Card title={texts.rows}>
      <p role="status">{texts.counts(fine, wrong, left)}</p>
      {wrong > 0 && (
        <Notice tone="warn">
          <p>{texts.fixOrLeave}</p>
          <Button variant="secondary" onClick={leaveWrong}>
            {texts.leaveOutWrong(wrong)}
          </Button>
        </Notice>
      )}
      <Table
        caption={texts.rows}
        captionHidden
        rows={sortRows(rows)}
        rowKey={({ row }) => String(row)}
        empty={texts.none}
        columns={columns}
      />
    </Card>
  );
}
