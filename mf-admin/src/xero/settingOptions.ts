import type { CallAnswer, listXeroChoices } from '@cleaning/contracts';
import { settings as texts } from './texts';

/** Accounts and tax types that Xero offers. */
export type Choices = CallAnswer<typeof listXeroChoices>;
type Account = Choices['accounts'][number];

interface Option {
  value: string;
  label: string;
}

/** Settings that name an account or a tax type of Xero. */
export type CodeField =
  | 'sales_account'
  | 'sales_tax'
  | 'sales_tax_free'
  | 'contractor_account'
  | 'contractor_tax'
  | 'contractor_tax_free'
  | 'withheld_account'
  | 'bank_account';

/** Bank accounts are named by Xero's id, the others by their code. */
const listAccounts = (accounts: readonly Account[], use: Account['use']): Option[] =>
  accounts
    .filter((account) => account.use === use)
    .map(({ id, code, name }) => ({ value: use === 'bank' ? id : code, label: texts.account(code, name) }));

/** The choices of each setting. */
export function listOptions({ accounts, tax_types }: Choices): Record<CodeField, Option[]> {
  const listTaxes = (isOf: (tax: Choices['tax_types'][number]) => boolean): Option[] =>
    tax_types.filter(isOf).map(({ tax_type, name, rate }) => ({ value: tax_type, label: texts.taxType(name, rate) }));
  const ofSales = listTaxes(({ for_sales }) => for_sales);
  const ofExpenses = listTaxes(({ for_expenses }) => for_expenses);
  return {
    sales_account: listAccounts(accounts, 'sales'),
    sales_tax: ofSales,
    sales_tax_free: ofSales,
    contractor_account: listAccounts(accounts, 'expense'),
    contractor_tax: ofExpenses,
    contractor_tax_free: ofExpenses,
    withheld_account: listAccounts(accounts, 'liability'),
    bank_account: listAccounts(accounts, 'bank'),
  };
}

/** Adds the stored choice if Xero no longer offers it. */
export const withChosen = (options: readonly Option[], chosen: string): readonly Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: texts.gone(chosen) }];
