import { CLIENT_PAGE, type Supplier } from '@cleaning/contracts';

/** Where clients find our bank details, without the scheme. */
const pageOf = ({ web_address }: Pick<Supplier, 'web_address'>): string =>
  `${web_address.replace(/^https?:\/\//i, '').replace(/\/+$/, '')}${CLIENT_PAGE}`;

/** What each paper and message that asks for money says against mails of strangers that name another account. */
export const checkSentence = (supplier: Pick<Supplier, 'web_address' | 'telephone'>): string =>
  `Somebody asks you to pay to another account? Look at ${pageOf(supplier)} first: your page there shows our bank details, and since when. Or call us on ${supplier.telephone}.`;

/** @param number of the one invoice that is paid; empty for several */
export const payToSentence = (supplier: Supplier, number: string): string =>
  `Please pay to ${supplier.bank_account_name}, BSB ${supplier.bank_bsb}, account ${supplier.bank_account_number}, with ${number === '' ? 'the numbers of the invoices as reference' : `the reference ${number}`}.`;
