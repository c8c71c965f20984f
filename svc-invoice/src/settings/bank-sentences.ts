import type { Supplier } from '@cleaning/contracts';

/** @param number of the one invoice that is paid; empty for several */
export const formatPayToSentence = (supplier: Supplier, number: string): string =>
  `Please pay into ${supplier.bank_account_name}, BSB ${supplier.bank_bsb}, account ${supplier.bank_account_number}, and use ${number === '' ? 'the invoice numbers' : number} as the reference.`;
