import { bindFields, SaveForm, validateCall } from '@cleaning/ui/forms';
import './receivables.css';
import { type ClientAccount, type Receivable, undoWriteOff, type WriteOff, writeOffInvoice } from '@cleaning/contracts';
import {
  Button,
  Card,
  formatInstant,
  formatMoney,
  Sheet,
  TextField,
  useConfirm,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { account as texts } from './texts';

interface Typed {
  id: string;
  invoice_number: string;
  amount: string;
  reason: string;
}

export function WriteOffSheet({ invoice: { number, open }, onClose }: { invoice: Receivable; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const write = useAction(writeOffInvoice);
  const [id] = useState(() => v4());
  const form = useForm<Typed>({
    defaultValues: { id, invoice_number: number, amount: open, reason: '' },
    resolver: validateCall<Typed>(writeOffInvoice),
  });
  const field = bindFields(form);
  const label = texts.writeOffLabel(number);
  return (
    <Sheet label={label} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={write}
        send={(body) => write.run({ body })}
        saved={texts.isWrittenOff}
        onSaved={close}
        submitLabel={texts.writeOff}
        className="ma-form"
      >
        <p>{texts.writeOffLead}</p>
        <TextField label={texts.amount} required inputMode="decimal" {...field('amount')} />
        <TextField label={texts.reason} required data-first-focus {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}

function Entry({ entry }: { entry: WriteOff }) {
  const confirm = useConfirm();
  const undo = useAction(undoWriteOff);
  const { id, invoice_number: number, reason, by, at, undone_at, undone_by } = entry;
  const amount = formatMoney(entry.amount);
  async function press() {
    if (!(await confirm(texts.confirmUndoWriteOff(amount, number), { confirmLabel: texts.undo }))) return;
    const done = await undo.run({ body: { id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.writeOffUndone);
  }
  return (
    <li>
      <p>
        <strong>{amount}</strong> · {number} · {reason}
      </p>
      <p className="ma-hint">{texts.bookedBy(by, formatInstant(at))}</p>
      {undone_at !== '' ? (
        <p className="ma-hint">{texts.undoneBy(undone_by, formatInstant(undone_at))}</p>
      ) : (
        <Button variant="ghost" busy={undo.busy} aria-label={texts.undoWriteOffLabel(amount, number)} onClick={press}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

/** Write-offs, newest first. Renders nothing if there are none. */
export function WriteOffs({ account: { write_offs: entries } }: { account: ClientAccount }) {
  if (entries.length === 0) return null;
  return (
    <Card title={texts.writeOffs}>
      <ul className="ma-entries">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
