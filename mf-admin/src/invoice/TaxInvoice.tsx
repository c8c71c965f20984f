import { INVOICE_QUANTITY, type Invoice } from '@cleaning/contracts';
import { Money } from '@cleaning/ui';
import { invoice as texts } from '../texts';
import { EditableText } from './EditableText';
import { SupplierBlock } from './SupplierBlock';

/** The tax invoice as one A4 page. Amounts are the issued ones; the texts around them can be changed in place. */
export function TaxInvoice({ issued }: { issued: Invoice }) {
  const { supplier } = issued;
  return (
    <article className="ma-invoice" aria-label={texts.title}>
      <div className="ma-invoice-head">
        <SupplierBlock supplier={supplier} />
        <div className="ma-invoice-identity">
          <h2>{texts.title}</h2>
          <dl>
            <dt>{texts.date}</dt>
            <dd>
              <EditableText label={texts.date} initial={issued.date} />
            </dd>
            <dt>{texts.number}</dt>
            <dd>
              <EditableText label={texts.number} initial={issued.invoice_number} />
            </dd>
          </dl>
        </div>
      </div>

      <div className="ma-invoice-to">
        <h3>{texts.to}</h3>
        <EditableText label={texts.addressee} initial={issued.to_name} />
        <EditableText label={texts.address} initial={issued.to_address} multiline />
      </div>

      <table className="ma-invoice-lines">
        <caption className="ui-sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{INVOICE_QUANTITY}</td>
            <td>
              <EditableText label={texts.description} initial={issued.description} multiline />
            </td>
            <td>
              <Money value={issued.sub_total} />
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.subTotal}
            </th>
            <td>
              <Money value={issued.sub_total} />
            </td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.gst(issued.gst_rate_percent)}
            </th>
            <td>
              <Money value={issued.gst} />
            </td>
          </tr>
          <tr className="ma-invoice-total">
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td>
              <Money value={issued.total} />
            </td>
          </tr>
        </tfoot>
      </table>

      <div className="ma-invoice-bank">
        <h3>{texts.bank}</h3>
        <dl>
          <dt>{texts.bankAccountName}</dt>
          <dd>{supplier.bank_account_name}</dd>
          <dt>{texts.bsb}</dt>
          <dd>{supplier.bank_bsb}</dd>
          <dt>{texts.accountNumber}</dt>
          <dd>{supplier.bank_account_number}</dd>
        </dl>
      </div>
      <p className="ma-invoice-thanks">{texts.thanks}</p>
    </article>
  );
}
