import './invoiceLogo.css';
import { getInvoiceLogo } from '@cleaning/contracts';
import { useBlobAddress } from '@cleaning/ui';
import { requestFile } from '@cleaning/ui/app';

/**
 * The logo that an invoice was issued with. If it can't be loaded, the invoice is still complete, like one without a
 * logo.
 */
export function InvoiceLogo({ sha256, name }: { sha256: string; name: string }) {
  const address = useBlobAddress(sha256, () => requestFile(getInvoiceLogo, { params: { sha256 } }));
  // Its space is reserved, so that nothing moves when it loads.
  return <p className="ma-invoice-logo">{address !== '' && <img src={address} alt={name} />}</p>;
}
