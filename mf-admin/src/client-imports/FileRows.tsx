import { asSentence, Badge, Button, Card, CheckboxField, type Column, Notice, Table } from '@cleaning/ui';
import { countsOf, type FileRow, inOrder } from './importedFile';
import { fieldLabels, clientImport as texts } from './texts';

interface FileRowsProps {
  rows: readonly FileRow[];
  leftOut: ReadonlySet<number>;
  onLeaveOut: (rows: ReadonlySet<number>) => void;
}

function State({ row, isLeftOut }: { row: FileRow; isLeftOut: boolean }) {
  if (isLeftOut) return <Badge>{texts.isLeftOut}</Badge>;
  if (row.problems.length === 0) return <Badge tone="ok">{texts.fine}</Badge>;
  return (
    <ul className="ma-import-problems">
      {row.problems.map(({ field, msg }) => (
        <li key={field}>{texts.problem(fieldLabels[field], asSentence(msg))}</li>
      ))}
    </ul>
  );
}

/** The clients of the file. Those that are wrong come first, and can be left out. */
export function FileRows({ rows, leftOut, onLeaveOut }: FileRowsProps) {
  const { fine, wrong, left } = countsOf(rows, leftOut);
  const set = (row: number, leave: boolean) => {
    const next = new Set(leftOut);
    if (leave) next.add(row);
    else next.delete(row);
    onLeaveOut(next);
  };
  const leaveWrong = () =>
    onLeaveOut(new Set([...leftOut, ...rows.filter(({ problems }) => problems.length > 0).map(({ row }) => row)]));
  const check = ({ row, name }: FileRow) => (
    <CheckboxField
      label={<span className="ui-sr-only">{texts.leaveOutRow(row, name || texts.noName)}</span>}
      checked={leftOut.has(row)}
      onChange={({ target }) => set(row, target.checked)}
    />
  );
  const columns: readonly Column<FileRow>[] = [
    { header: texts.row, phone: 'end', align: 'end', cell: ({ row }) => row },
    {
      header: texts.name,
      phone: 'title',
      phoneCell: ({ name }) => name || texts.noName,
      cell: ({ name }) => name || texts.noName,
    },
    { header: texts.abn, phone: 'hidden', cell: ({ abn }) => abn },
    { header: texts.email, phone: 'hidden', cell: ({ billing_email }) => billing_email },
    { header: texts.state, phone: 'meta', cell: (row) => <State row={row} isLeftOut={leftOut.has(row.row)} /> },
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
        rows={inOrder(rows)}
        rowKey={({ row }) => String(row)}
        empty={texts.none}
        columns={columns}
      />
    </Card>
  );
}
