import { bindFields, describeRefusal, PickedField, SaveForm, useSendKey, validateCall } from '@cleaning/ui/forms';
import './receivables.css';
import {
  allocateClientPayment,
  type BankLine,
  bookClientPayment,
  type ClientPayment,
  formatAmount,
  getClientAccount,
  type Receivable,
} from '@cleaning/contracts';
import {
  Button,
  CheckboxField,
  DateField,
  formatDate,
  formatMoney,
  getBusinessToday,
  Notice,
  QueryState,
  Sheet,
  TextField,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { allocateInOrder, buildParts, computeRemainder, fits, parseAmount, type TypedParts } from './parts';
import { paymentForm as texts } from './texts';

interface PartsProps {
  invoices: readonly Receivable[];
  /** Amount to allocate in cents; null while the typed text isn't an amount. */
  cents: number | null;
  parts: TypedParts;
  onParts: (parts: TypedParts) => void;
}

/** Open invoices with the allocated part of the payment. */
function Parts({ invoices, cents, parts, onParts }: PartsProps) {
  const left = computeRemainder(cents, parts);
  return (
    <fieldset className="ma-payment-parts">
      <legend>{texts.invoices}</legend>
      {invoices.length === 0 ? (
        <p className="ma-hint">{texts.noInvoices}</p>
      ) : (
        <>
          {invoices.map(({ number, due_on, open }) => (
            <TextField
              key={number}
              label={texts.invoice(number, formatDate(due_on), formatMoney(open))}
              inputMode="decimal"
              value={parts[number] ?? ''}
              error={parseAmount(parts[number] ?? '') === null ? texts.noAmount : undefined}
              onChange={({ target }) => onParts({ ...parts, [number]: target.value })}
            />
          ))}
          <Button
            variant="secondary"
            disabled={cents === null}
            onClick={() => onParts(allocateInOrder(invoices, cents ?? 0))}
          >
            {texts.oldest}
          </Button>
        </>
      )}
      <div role="status">
        {left !== null && left < 0 && <Notice tone="warn">{texts.tooMuch(formatMoney(formatAmount(0 - left)))}</Notice>}
        {left !== null && left > 0 && <p className="ma-hint">{texts.credit(formatMoney(formatAmount(left)))}</p>}
      </div>
    </fieldset>
  );
}

interface FormProps {
  clientId: string;
  invoices: readonly Receivable[];
  /** Bank line that is booked; without one, the payment is entered by hand. */
  line?: BankLine | undefined;
  onDone: () => void;
}

interface Typed {
  id: string;
  client_id: string;
  day: string;
  amount: string;
  payer: string;
  reference: string;
  remember_payer: boolean;
}

function PaymentFields({ clientId, invoices, line, onDone }: FormProps) {
  const done = useWhileShown(onDone);
  const book = useAction(bookClientPayment);
  const [id] = useState(() => v4());
  const [parts, setParts] = useState<TypedParts>(() =>
    line ? allocateInOrder(invoices, parseAmount(line.amount) ?? 0) : {},
  );
  const buildBody = (typed: Typed) => ({
    ...typed,
    parts: buildParts(parts),
    bank_line_id: line?.id,
  });
  const form = useForm<Typed>({
    defaultValues: {
      id,
      client_id: clientId,
      day: line?.day ?? getBusinessToday(),
      amount: line?.amount ?? '',
      payer: line?.payer ?? '',
      reference: line?.reference ?? '',
      remember_payer: line !== undefined,
    },
    resolver: validateCall<Typed>(bookClientPayment, buildBody),
  });
  const field = bindFields(form);
  const [firstParts] = useState(parts);
  const cents = parseAmount(form.watch('amount'));
  return (
    <SaveForm
      form={form}
      action={book}
      send={(typed) => book.run({ body: buildBody(typed) })}
      saved={texts.booked}
      onSaved={done}
      isUnsaved={parts !== firstParts}
      submitLabel={texts.submit}
      disabled={!fits(cents, parts)}
      className="ma-form"
    >
      <div className="ma-pair">
        <TextField
          label={texts.amount}
          required
          inputMode="decimal"
          readOnly={line !== undefined}
          {...field('amount')}
        />
        {line ? (
          <TextField label={texts.day} readOnly value={formatDate(line.day)} />
        ) : (
          <PickedField form={form} name="day" as={DateField} label={texts.day} required />
        )}
      </div>
      <div className="ma-pair">
        <TextField label={texts.payer} {...field('payer')} />
        <TextField label={texts.reference} {...field('reference')} />
      </div>
      {line && <CheckboxField label={texts.remember} {...form.register('remember_payer')} />}
      <Parts invoices={invoices} cents={cents} parts={parts} onParts={setParts} />
    </SaveForm>
  );
}

const filterOpenInvoices = (invoices: readonly Receivable[]) => invoices.filter(({ open }) => Number(open) > 0);

/** Books a payment of a client, after loading their open invoices. */
export function ClientPaymentForm({ clientId, line, onDone }: Omit<FormProps, 'invoices'>) {
  const query = useCall(getClientAccount, { params: { client_id: clientId } });
  return (
    <QueryState query={query}>
      {({ invoices }) => (
        <PaymentFields
          key={clientId}
          clientId={clientId}
          invoices={filterOpenInvoices(invoices)}
          line={line}
          onDone={onDone}
        />
      )}
    </QueryState>
  );
}

interface SheetProps {
  clientId: string;
  onClose: () => void;
}

export function PaymentSheet({ clientId, onClose }: SheetProps) {
  const isWide = useIsWide();
  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <ClientPaymentForm clientId={clientId} onDone={onClose} />
    </Sheet>
  );
}

/** Allocates the rest of a payment to invoices. */
export function CreditSheet({
  payment,
  invoices,
  onClose,
}: {
  payment: ClientPayment;
  invoices: readonly Receivable[];
  onClose: () => void;
}) {
  const isWide = useIsWide();
  const close = useWhileShown(onClose);
  const allocate = useAction(allocateClientPayment);
  const findSendKey = useSendKey();
  const cents = parseAmount(payment.left) ?? 0;
  const [parts, setParts] = useState<TypedParts>(() => allocateInOrder(filterOpenInvoices(invoices), cents));
  async function press() {
    const body = { id: payment.id, parts: buildParts(parts) };
    if (!(await allocate.run({ body: { ...body, key: findSendKey(body) } })).ok) return;
    showToast(texts.used);
    close();
  }
  return (
    <Sheet label={texts.useTitle} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <div className="ma-form">
        <Parts invoices={filterOpenInvoices(invoices)} cents={cents} parts={parts} onParts={setParts} />
        {allocate.error && <Notice tone="danger">{describeRefusal(allocate.error)}</Notice>}
        <Button busy={allocate.busy} disabled={!fits(cents, parts) || buildParts(parts).length === 0} onClick={press}>
          {texts.useTitle}
        </Button>
      </div>
    </Sheet>
  );
}
