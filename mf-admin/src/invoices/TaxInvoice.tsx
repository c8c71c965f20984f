import {
  computeBpayReference,
  formatAbn,
  formatBankWarning,
  formatBuyer,
  INVOICE_QUANTITY,
  type Invoice,
  type Supplier,
} from '@cleaning/contracts';
import { formatMoney } from '@cleaning/ui';
import { EditablePrice, EditableText } from './Editable';
import { computeEditedAmounts, type Edits } from './edits';
import { InvoiceLogo } from './InvoiceLogo';
import { invoice as texts } from './texts';

/** '1 North Terrace, Adelaide SA 5000': leaves out a place that equals the city. */
function getAddress({ street, place, city, state, postal_code }: Supplier): string {
  const town = `${city} ${state} ${postal_code}`;
  return (place === '' || place === city ? [street, town] : [street, place, town]).join(', ');
}

/** The supplier as it was when the invoice was issued, without empty fields. */
function SupplierBlock({ supplier }: { supplier: Supplier }) {
  const { telephone, fax } = supplier;
  return (
    <div className="ma-invoice-supplier">
      <p className="ma-invoice-company">{supplier.name}</p>
      {supplier.abn !== '' && (
        <p className="ma-invoice-abn">
          {texts.abn} {formatAbn(supplier.abn)}
        </p>
      )}
      <p>{getAddress(supplier)}</p>
      <p className="ma-invoice-contacts">
        <span>
          {texts.telephone} {telephone}
        </span>
        {fax !== '' && (
          <span>
            {texts.fax} {fax}
          </span>
        )}
      </p>
      <p className="ma-invoice-contacts">
        <span>{supplier.email}</span>
        <span>{supplier.email_2}</span>
      </p>
      <p>{supplier.web_address}</p>
    </div>
  );
}

interface TaxInvoiceProps {
  issued: Invoice;
  edits: Edits;
  onEdit: (change: Partial<Edits>) => void;
  /** Printing waits for unsaved edits. */
  isSaved: boolean;
}

const NO_AMOUNT = '–';

/** The tax invoice as one A4 page, in the words and the order of the service's PDF. GST and total follow the price. */
export function TaxInvoice({ issued, edits, onEdit, isSaved }: TaxInvoiceProps) {
  const { supplier, gst_rate_percent: rate } = issued;
  const amounts = computeEditedAmounts(edits.sub_total, rate);
  const formatTotal = (amount: 'sub_total' | 'gst' | 'total') => (amounts ? formatMoney(amounts[amount]) : NO_AMOUNT);
  const getEditProps = (name: keyof Edits, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: edits[name],
    onEdit: (text: string) => onEdit({ [name]: text }),
  });
  const bank = [
    [texts.bankAccountName, supplier.bank_account_name],
    [texts.bsb, supplier.bank_bsb],
    [texts.accountNumber, supplier.bank_account_number],
    [texts.reference, edits.invoice_number],
    ...(supplier.pay_id ? [[texts.payId, supplier.pay_id]] : []),
    ...(supplier.bpay_biller_code && computeBpayReference(edits.invoice_number)
      ? [
          [texts.bpayBillerCode, supplier.bpay_biller_code],
          [texts.bpayReference, computeBpayReference(edits.invoice_number)],
        ]
      : []),
  ];
  return (
    <article className={isSaved ? 'ma-invoice' : 'ma-invoice ma-invoice--unsaved'} aria-label={texts.title}>
      {!isSaved && <p className="ma-invoice-unsaved">{texts.notPrinted}</p>}
      {supplier.logo && <InvoiceLogo sha256={supplier.logo} name={supplier.name} />}
      <div className="ma-invoice-head">
        <SupplierBlock supplier={supplier} />
        <div className="ma-invoice-identity">
          <h2>{texts.title}</h2>
          <dl>
            <dt>{texts.number}</dt>
            <dd>
              <EditableText {...getEditProps('invoice_number', texts.number, 40)} />
            </dd>
            <dt>{texts.date}</dt>
            <dd>
              <EditableText {...getEditProps('date', texts.date, 20)} />
            </dd>
            {issued.version > 1 && (
              <>
                <dt>{texts.version}</dt>
                <dd>{texts.replaces(issued.version)}</dd>
              </>
            )}
          </dl>
        </div>
      </div>

      <div className="ma-invoice-to">
        <h3>{texts.to}</h3>
        <EditableText {...getEditProps('to_name', texts.addressee, 120)} />
        <EditableText {...getEditProps('to_address', texts.address, 200)} multiline />
        {issued.buyer_name && <p>{formatBuyer(issued)}</p>}
      </div>

      <table className="ma-invoice-lines">
        <caption className="ui-sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.gstColumn}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <EditableText {...getEditProps('description', texts.description, 500)} multiline />
            </td>
            <td data-label={texts.quantity}>{INVOICE_QUANTITY}</td>
            <td className="ma-invoice-price" data-label={texts.price}>
              <span aria-hidden="true">A$</span>
              <EditablePrice
                label={texts.priceLabel}
                value={edits.sub_total}
                onEdit={(sub_total) => onEdit({ sub_total })}
              />
            </td>
            <td data-label={texts.gstColumn}>{formatTotal('gst')}</td>
            <td data-label={texts.amount}>{formatTotal('total')}</td>
          </tr>
        </tbody>
      </table>

      <div className="ma-invoice-sums">
        <p className="ma-invoice-extent">{texts.extent(rate)}</p>
        <dl>
          <dt>{texts.subTotal}</dt>
          <dd>{formatTotal('sub_total')}</dd>
          <dt>{texts.gst(rate)}</dt>
          <dd>{formatTotal('gst')}</dd>
          <dt className="ma-invoice-total">{texts.total}</dt>
          <dd className="ma-invoice-total">{formatTotal('total')}</dd>
        </dl>
      </div>

      <div className="ma-invoice-bank">
        <h3>{texts.bank}</h3>
        <dl>
          {bank.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="ma-invoice-check">{formatBankWarning(supplier)}</p>
      </div>
      <p className="ma-invoice-thanks">{texts.thanks}</p>
    </article>
  );
}
