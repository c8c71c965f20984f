import './receivables.css';
import { type ClientAccount, type ClientRefund, recordClientRefund, undoClientRefund } from '@cleaning/contracts';
import {
  Button,
  Card,
  DateField,
  formatDate,
  formatInstant,
  formatMoney,
  getBusinessToday,
  Sheet,
  TextField,
  useConfirm,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { refundForm, account as texts } from './texts';

interface Typed {
  key: string;
  client_id: string;
  day: string;
  amount: string;
  payer: string;
  note: string;
}

/** Records a refund of credit. The default amount is the full credit. */
export function RefundSheet({ account, onClose }: { account: ClientAccount; onClose: () => void }) {
  const { client_id, client_name: client, ages } = account;
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const confirm = useConfirm();
  const record = useAction(recordClientRefund);
  const [key] = useState(() => v4());
  const form = useForm<Typed>({
    defaultValues: { key, client_id, day: getBusinessToday(), amount: ages.credit, payer: '', note: '' },
    resolver: validateCall<Typed>(recordClientRefund),
  });
  const field = bindFields(form);
  const send = async (body: Typed) => {
    const question = refundForm.confirm(formatMoney(Number(body.amount).toFixed(2)), client);
    if (!(await confirm(question, { confirmLabel: refundForm.submit }))) return undefined;
    return record.run({ body });
  };
  return (
    <Sheet label={refundForm.title} side={isWide ? 'top' : 'bottom'} closeLabel={refundForm.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={record}
        send={send}
        saved={refundForm.done}
        onSaved={close}
        submitLabel={refundForm.submit}
        className="ma-form"
      >
        <p>{refundForm.lead(formatMoney(ages.credit))}</p>
        <div className="ma-pair">
          <TextField label={refundForm.amount} required inputMode="decimal" {...field('amount')} />
          <PickedField form={form} name="day" as={DateField} label={refundForm.day} required />
        </div>
        <TextField label={refundForm.payer} hint={refundForm.payerHint} {...field('payer')} />
        <TextField label={refundForm.note} hint={refundForm.noteHint} required data-first-focus {...field('note')} />
      </SaveForm>
    </Sheet>
  );
}

function Refund({ refund }: { refund: ClientRefund }) {
  const confirm = useConfirm();
  const undo = useAction(undoClientRefund);
  const { id, payer, note, bank_line_id, by, at, undone_at, undone_by } = refund;
  const [amount, day] = [formatMoney(refund.amount), formatDate(refund.day)];
  async function press() {
    const question = texts.confirmUndoRefund(amount, day);
    if (!(await confirm(question, { confirmLabel: texts.undo, danger: true }))) return;
    const done = await undo.run({ body: { id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.refundUndone);
  }
  return (
    <li>
      <p>
        <strong>{amount}</strong> · {day} · {bank_line_id === '' ? texts.byHand : texts.fromBank}
        {[payer, note].filter(Boolean).map((text) => ` · ${text}`)}
      </p>
      <p className="ma-hint">{texts.bookedBy(by, formatInstant(at))}</p>
      {undone_at !== '' ? (
        <p className="ma-hint">{texts.undoneBy(undone_by, formatInstant(undone_at))}</p>
      ) : (
        <Button variant="ghost" busy={undo.busy} aria-label={texts.undoRefundLabel(amount, day)} onClick={press}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

/** Refunds, newest first. Renders nothing if there are none. */
export function Refunds({ account: { refunds } }: { account: ClientAccount }) {
  if (refunds.length === 0) return null;
  return (
    <Card title={texts.refunds}>
      <ul className="ma-entries">
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
    </Card>
  );
}
