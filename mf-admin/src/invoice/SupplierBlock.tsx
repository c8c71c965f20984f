import type { Supplier } from '@cleaning/contracts';
import { invoice as texts } from '../texts';

/** '12 Wattle Lane, Adelaide SA 5000': a place that is the city itself is not said twice. */
function addressOf({ street, place, city, state, postal_code }: Supplier): string {
  const town = `${city} ${state} ${postal_code}`;
  return (place === '' || place === city ? [street, town] : [street, place, town]).join(', ');
}

/** The official form of an ABN: 80 000 000 001. */
const abnInGroups = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** Who issues the invoice, as it was when the invoice was issued. What is empty is left out. */
export function SupplierBlock({ supplier }: { supplier: Supplier }) {
  const { telephone, fax } = supplier;
  return (
    <div className="ma-invoice-supplier">
      <p className="ma-invoice-company">{supplier.name}</p>
      <p className="ma-invoice-abn">
        {texts.abn} {abnInGroups(supplier.abn)}
      </p>
      <p>{addressOf(supplier)}</p>
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
