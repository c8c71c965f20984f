import type { Supplier } from '@cleaning/contracts';
import { invoice as texts } from '../texts';

/** Who issues the invoice, as it was when the invoice was issued. Empty lines are left out. */
export function SupplierBlock({ supplier }: { supplier: Supplier }) {
  const contacts = [
    [texts.abn, supplier.abn],
    [texts.phone, supplier.telephone],
    [texts.fax, supplier.fax],
    [texts.email, supplier.email],
    [texts.secondEmail, supplier.email_2],
    [texts.web, supplier.web_address],
  ].filter(([, value]) => value !== '');
  return (
    <div className="ma-invoice-supplier">
      <p className="ma-invoice-company">{supplier.name}</p>
      <p>
        {supplier.street}
        {supplier.place && `, ${supplier.place}`}
        <br />
        {supplier.city} {supplier.state} {supplier.postal_code}
      </p>
      {contacts.map(([label, value]) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
    </div>
  );
}
