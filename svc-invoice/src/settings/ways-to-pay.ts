import { computeBpayReference, type Supplier } from '@cleaning/contracts';

/**
 * Ways to pay an invoice as printed on papers.
 * @param number invoice number used as reference; empty for several, where payers name it themselves
 */
export function listWaysToPay(supplier: Supplier, number: string): { label: string; value: string }[] {
  const { pay_id: payId = '', bpay_biller_code: billerCode = '' } = supplier;
  const bpay = computeBpayReference(number);
  return [
    { label: 'Account name', value: supplier.bank_account_name },
    { label: 'BSB', value: supplier.bank_bsb },
    { label: 'Account number', value: supplier.bank_account_number },
    ...(number === '' ? [] : [{ label: 'Reference', value: number }]),
    ...(payId === '' ? [] : [{ label: 'PayID', value: payId }]),
    // A BPAY payment needs the reference of its invoice.
    ...(billerCode === '' || bpay === ''
      ? []
      : [
          { label: 'BPAY biller code', value: billerCode },
          { label: 'BPAY reference', value: bpay },
        ]),
  ];
}
