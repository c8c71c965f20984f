import { type AdjustmentNote, getAdjustmentNotePdf, undoAdjustmentNote } from '@cleaning/contracts';
import { Button, Card, formatDate, Money, Sheet, Table, TextField, useIsWide, useWhileShown } from '@cleaning/ui';
import { requestFile, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { DocumentMail } from '../document-mail/DocumentMail';
import { NotePdf } from './Pdf';
import { notes as texts } from './texts';

function UndoSheet({ number, onClose }: { number: string; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const undo = useAction(undoAdjustmentNote);
  const form = useForm({
    defaultValues: { number, reason: '', send: false },
    resolver: validateCall(undoAdjustmentNote),
  });
  const field = bindFields(form);
  return (
    <Sheet label={texts.undoTitle(number)} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={undo}
        send={(body) => undo.run({ body })}
        saved={texts.done}
        onSaved={close}
        submitLabel={texts.undo}
        className="ma-form"
      >
        <p>{texts.undoLead}</p>
        <RequiredNote />
        <TextField label={texts.reason} hint={texts.reasonHint} required data-first-focus {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}

function Undo({ note }: { note: AdjustmentNote }) {
  const [isOpen, setOpen] = useState(false);
  if (note.undoes !== '' || note.undone_by !== '') return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={texts.undoLabel(note.number)}
        onClick={() => setOpen(true)}
      >
        {texts.undo}
      </Button>
      {isOpen && <UndoSheet number={note.number} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sends the note by mail and shows the delivery state. */
function SendNote({ number }: { number: string }) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" aria-label={texts.sendLabel(number)} onClick={() => setOpen(true)}>
        {texts.sendNote}
      </Button>
      {isOpen && (
        <Sheet
          label={texts.sendLabel(number)}
          side={isWide ? 'top' : 'bottom'}
          closeLabel={texts.close}
          onClose={() => setOpen(false)}
        >
          <DocumentMail
            kind="adjustment-note"
            number={number}
            version={1}
            pdf={() => requestFile(getAdjustmentNotePdf, { params: { number } })}
          />
        </Sheet>
      )}
    </>
  );
}

function getReason({ reason, undoes, undone_by }: AdjustmentNote) {
  const remark = undoes === '' ? undone_by && texts.undone(undone_by) : texts.reversedNote(undoes);
  return (
    <span className="ma-stamp">
      {reason}
      {remark !== '' && <small>{remark}</small>}
    </span>
  );
}

/** The adjustment notes of an invoice. */
export function Notes({ notes }: { notes: readonly AdjustmentNote[] }) {
  return (
    <Card title={texts.title}>
      <Table
        caption={texts.caption}
        captionHidden
        rows={notes}
        rowKey={({ number }) => number}
        empty=""
        columns={[
          { header: texts.number, cell: ({ number }) => number },
          { header: texts.issued, isDate: true, cell: ({ issued_on }) => formatDate(issued_on) },
          { header: texts.reason, cell: getReason },
          { header: texts.change, align: 'end', cell: ({ total }) => <Money value={total} /> },
          {
            header: texts.pdfLabel(''),
            headerHidden: true,
            cell: (note) => (
              <span className="ma-badges">
                <NotePdf number={note.number} />
                <SendNote number={note.number} />
                <Undo note={note} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
