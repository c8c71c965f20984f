import {
  AMOUNT_ONLY_RULES,
  type BankLine,
  bookClientPayment,
  type PaymentProposal,
  recordClientRefund,
} from '@cleaning/contracts';
import { Badge, Button, formatMoney, Notice, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useSendKey } from '@cleaning/ui/forms';
import { describePayer } from './describePayer';
import { bankLines as texts } from './texts';

interface Props {
  line: BankLine;
  proposal: PaymentProposal;
}

function writeQuestion({ line, proposal: { rule, client_name: client, left } }: Props): string {
  if (AMOUNT_ONLY_RULES.has(rule)) return texts.confirmAmount(client, describePayer(line));
  return left === '0.00' ? texts.confirmUnsure(client) : texts.confirmMore(client, formatMoney(left));
}

/** A client who may have paid, with the invoices that the payment would cover. */
export function PaymentProposalEntry({ line, proposal }: Props) {
  const { rule, client_id, client_name: client, parts, left, sure } = proposal;
  const confirm = useConfirm();
  const book = useAction(bookClientPayment);
  const findSendKey = useSendKey();
  async function press() {
    if (!sure && !(await confirm(writeQuestion({ line, proposal }), { confirmLabel: texts.book }))) return;
    const { id: bank_line_id, day, amount, payer, reference } = line;
    const body = { client_id, day, amount, payer, reference, bank_line_id, parts, remember_payer: true };
    if ((await book.run({ body: { ...body, id: findSendKey(body) } })).ok) showToast(texts.booked);
  }
  const paid = parts.map(({ invoice_number, amount }) => `${invoice_number} ${formatMoney(amount)}`).join(', ');
  return (
    <li>
      <p>
        <strong>{client}</strong> <Badge tone={sure ? 'ok' : 'warn'}>{texts.rules[rule]}</Badge>
      </p>
      <p className="ma-hint">
        {[parts.length > 0 ? texts.pays(paid) : '', left === '0.00' ? '' : texts.credit(formatMoney(left))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button
        variant={sure ? 'primary' : 'secondary'}
        busy={book.busy}
        aria-label={texts.bookFor(client)}
        onClick={press}
      >
        {texts.book}
      </Button>
      {book.error && <Notice tone="danger">{getMessage(book.error)}</Notice>}
    </li>
  );
}

/** A client to whom credit may have been refunded. */
export function RefundProposalEntry({ line, proposal: { client_id, client_name: client, rule } }: Props) {
  const confirm = useConfirm();
  const record = useAction(recordClientRefund);
  const findSendKey = useSendKey();
  const amount = line.amount.replace('-', '');
  async function press() {
    const question = texts.confirmRefund(formatMoney(amount), client);
    if (!(await confirm(question, { confirmLabel: texts.refund }))) return;
    const { id: bank_line_id, day, payer, reference } = line;
    const body = { client_id, day, amount, payer, note: texts.refundNote(reference), bank_line_id };
    if ((await record.run({ body: { ...body, key: findSendKey(body) } })).ok) showToast(texts.refunded);
  }
  return (
    <li>
      <p>
        <strong>{client}</strong> <Badge tone="warn">{texts.rules[rule]}</Badge>
      </p>
      <Button variant="secondary" busy={record.busy} aria-label={texts.refundFor(client)} onClick={press}>
        {texts.refund}
      </Button>
      {record.error && <Notice tone="danger">{getMessage(record.error)}</Notice>}
    </li>
  );
}
