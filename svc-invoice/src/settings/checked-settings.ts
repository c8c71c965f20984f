import { type FieldIssue, type InvoiceSettings, isValidAbn } from '@cleaning/contracts';
import { InvalidInput } from '@cleaning/service-kit';

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/**
 * Settings in the stored form: ABN and account number as digits, BSB as NNN-NNN. All are text, because leading
 * zeros count. Throws InvalidInput naming every field that cannot be right.
 */
export function checkedSettings<Settings extends InvoiceSettings>(settings: Settings): Settings {
  const { supplier } = settings;
  const abn = digitsOf(supplier.abn);
  const bsb = digitsOf(supplier.bank_bsb);
  const account = digitsOf(supplier.bank_account_number);
  const issues: FieldIssue[] = [
    ...(isValidAbn(abn) ? [] : [{ field: 'supplier.abn', msg: 'is not a valid ABN' }]),
    ...(/^\d{6}$/.test(bsb) ? [] : [{ field: 'supplier.bank_bsb', msg: 'must have six digits' }]),
    ...(/^\d{1,9}$/.test(account)
      ? []
      : [{ field: 'supplier.bank_account_number', msg: 'must have one to nine digits' }]),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  const bank_bsb = `${bsb.slice(0, 3)}-${bsb.slice(3)}`;
  return { ...settings, supplier: { ...supplier, abn, bank_bsb, bank_account_number: account } };
}
