import './invoiceLogo.css';
import { getInvoiceLogo } from '@cleaning/contracts';
import { requestFile } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';

/** The logo that an invoice was issued with. It is read with the token, which the address of a picture could not carry. */
export function InvoiceLogo({ sha256, name }: { sha256: string; name: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    let url = '';
    let isGone = false;
    // Without it the invoice is as whole as one that was issued without a logo.
    requestFile(getInvoiceLogo, { params: { sha256 } })
      .then(({ blob }) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setAddress(url);
      })
      .catch(() => null);
    return () => {
      isGone = true;
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [sha256]);
  // Its place is kept: what is below does not move when it comes.
  return <p className="ma-invoice-logo">{address !== '' && <img src={address} alt={name} />}</p>;
}
