import './receivables.css';
import { type ClientAccount, type ClientPayment, undoClientPayment } from '@cleaning/contracts';
import { Button, Card, formatDate, formatInstant, formatMoney, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { CreditSheet } from './PaymentForm';
import { account as texts } from './texts';

const formatParts = ({ parts }: ClientPayment): string =>
  parts.map(({ invoice_number, amount }) => `${invoice_number} ${formatMoney(amount)}`).join(', ');

function Payment({ payment, onUse }: { payment: ClientPayment; onUse: () => void }) {
  const confirm = useConfirm();
  const undo = useAction(undoClientPayment);
  const {
    id,
    day,
    amount,
    payer,
    reference,
    parts,
    refunded,
    left,
    bank_line_id,
    booked_by,
    booked_at,
    undone_at,
    undone_by,
  } = payment;
  const shown = { amount: formatMoney(amount), day: formatDate(day) };
  const hasCredit = left !== '0.00';
  async function press() {
    const question = texts.confirmUndo(shown.amount, shown.day);
    if (!(await confirm(question, { confirmLabel: texts.undo, danger: true }))) return;
    const done = await undo.run({ body: { id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.undone);
  }
  return (
    <li>
      <p>
        <strong>{shown.amount}</strong> · {shown.day} · {bank_line_id === '' ? texts.byHand : texts.fromBank}
        {[payer, reference].filter(Boolean).map((text) => ` · ${text}`)}
      </p>
      {parts.length > 0 && <p>{texts.forInvoices(formatParts(payment))}</p>}
      {refunded !== '0.00' && <p>{texts.refundedPart(formatMoney(refunded))}</p>}
      {hasCredit && <p>{texts.left(formatMoney(left))}</p>}
      <p className="ma-hint">{texts.bookedBy(booked_by, formatInstant(booked_at))}</p>
      {undone_at !== '' ? (
        <p className="ma-hint">{texts.undoneBy(undone_by, formatInstant(undone_at))}</p>
      ) : (
        <span className="ma-actions">
          {hasCredit && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={texts.creditLabel(formatMoney(left))}
              onClick={onUse}
            >
              {texts.useCredit}
            </Button>
          )}
          <Button
            variant="ghost"
            busy={undo.busy}
            aria-label={texts.undoPaymentLabel(shown.amount, shown.day)}
            onClick={press}
          >
            {texts.undo}
          </Button>
        </span>
      )}
    </li>
  );
}

/** A client's payments, the newest first. */
export function Payments({ account: { payments, invoices } }: { account: ClientAccount }) {
  const [used, setUsed] = useState<ClientPayment | null>(null);
  return (
    <Card title={texts.payments}>
      {payments.length === 0 ? (
        <p className="ma-hint">{texts.noPayments}</p>
      ) : (
        <ul className="ma-entries">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} onUse={() => setUsed(payment)} />
          ))}
        </ul>
      )}
      {used && <CreditSheet payment={used} invoices={invoices} onClose={() => setUsed(null)} />}
    </Card>
  );
}
