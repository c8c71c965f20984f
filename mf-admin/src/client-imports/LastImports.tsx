import { type ClientImport, listClientImports, undoClientImport } from '@cleaning/contracts';
import { Button, Card, type Column, Notice, QueryState, readableInstant, Table, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { refusalOf } from '../desk/forms';
import { clientImport as texts } from './texts';

function Undo({ made }: { made: ClientImport }) {
  const { id, file_name: file, clients, undone_at, can_undo } = made;
  const confirm = useConfirm();
  const undo = useAction(undoClientImport);
  async function press() {
    if (!(await confirm(texts.confirmUndo(file, clients), { confirmLabel: texts.undo }))) return;
    // A refusal is shown from the action's error.
    if (!(await undo.run({ body: { id } }).catch(() => null))) return;
    showToast(texts.isUndone(file));
  }
  if (undone_at !== '') return texts.undone(readableInstant(undone_at));
  if (!can_undo) return null;
  return (
    <>
      <Button variant="secondary" busy={undo.busy} aria-label={texts.undoOf(file)} onClick={press}>
        {texts.undo}
      </Button>
      {undo.error && <Notice tone="danger">{refusalOf(undo.error)}</Notice>}
    </>
  );
}

const COLUMNS: readonly Column<ClientImport>[] = [
  { header: texts.fileName, phone: 'title', cell: ({ file_name }) => file_name },
  { header: texts.clients, phone: 'end', align: 'end', cell: ({ clients }) => clients },
  {
    header: texts.at,
    phone: 'meta',
    cell: ({ imported_at, imported_by }) => texts.by(readableInstant(imported_at), imported_by),
  },
  { header: texts.undo, headerHidden: true, phone: 'action', cell: (made) => <Undo made={made} /> },
];

/** What was imported, and can be undone for a day. */
export function LastImports() {
  const query = useCall(listClientImports);
  return (
    <Card title={texts.last}>
      <p className="ma-hint">{texts.lastLead}</p>
      <QueryState query={query}>
        {({ imports }) => (
          <Table
            caption={texts.last}
            captionHidden
            rows={imports}
            rowKey={({ id }) => id}
            empty={texts.none}
            columns={COLUMNS}
          />
        )}
      </QueryState>
    </Card>
  );
}
