import { Button, Card, type Column, formatInstant, Notice, QueryState, Table, useConfirm } from '@cleaning/ui';
import { type ActionResult, type ApiError, showToast } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import type { ComponentProps } from 'react';
import type { ImportTexts } from './texts';

/** A file that was imported. */
export interface MadeImport {
  readonly id: string;
  readonly file_name: string;
  readonly count: number;
  readonly imported_at: string;
  readonly imported_by: string;
  /** Empty: it was not undone. */
  readonly undone_at: string;
  readonly can_undo: boolean;
}

/** Undoes an import. */
export type UseUndo = () => {
  readonly run: (id: string) => Promise<ActionResult<unknown>>;
  readonly busy: boolean;
  readonly error: ApiError | null;
};

interface UndoProps {
  texts: ImportTexts;
  useUndo: UseUndo;
  made: MadeImport;
}

function Undo({ texts, useUndo, made }: UndoProps) {
  const { id, file_name: file, count, undone_at, can_undo } = made;
  const confirm = useConfirm();
  const undo = useUndo();
  async function press() {
    if (!(await confirm(texts.confirmUndo(file, count), { confirmLabel: texts.undo }))) return;
    // A refusal is shown from the action's error.
    if (!(await undo.run(id)).ok) return;
    showToast(texts.undoneToast(file));
  }
  if (undone_at !== '') return texts.undone(formatInstant(undone_at));
  if (!can_undo) return null;
  return (
    <>
      <Button variant="secondary" busy={undo.busy} aria-label={texts.undoLabel(file)} onClick={press}>
        {texts.undo}
      </Button>
      {undo.error && <Notice tone="danger">{describeRefusal(undo.error)}</Notice>}
    </>
  );
}

interface LastImportsProps<Answer> {
  texts: ImportTexts;
  useUndo: UseUndo;
  query: ComponentProps<typeof QueryState<Answer>>['query'];
  /** Picks the imports from an answer. */
  pickImports: (answer: Answer) => readonly MadeImport[];
}

/** Recent imports, which can be undone for a day. */
export function LastImports<Answer>({ texts, useUndo, query, pickImports }: LastImportsProps<Answer>) {
  const columns: readonly Column<MadeImport>[] = [
    { header: texts.fileName, phone: 'title', cell: ({ file_name }) => file_name },
    { header: texts.count, phone: 'end', align: 'end', cell: ({ count }) => count },
    {
      header: texts.at,
      phone: 'meta',
      cell: ({ imported_at, imported_by }) => texts.by(formatInstant(imported_at), imported_by),
    },
    {
      header: texts.undo,
      headerHidden: true,
      phone: 'action',
      cell: (made) => <Undo texts={texts} useUndo={useUndo} made={made} />,
    },
  ];
  return (
    <Card title={texts.last}>
      <p className="ma-hint">{texts.lastLead}</p>
      <QueryState query={query}>
        {(answer) => (
          <Table
            caption={texts.last}
            captionHidden
            rows={pickImports(answer)}
            rowKey={({ id }) => id}
            empty={texts.none}
            columns={columns}
          />
        )}
      </QueryState>
    </Card>
  );
}
