import { type Choices, listOptions, withChosen } from './settingOptions';

const choices: Choices = {
  accounts: [
    { id: 'a', code: '200', name: 'Sales', use: 'sales', tax_type: 'OUTPUT' },
    { id: 'b', code: '400', name: 'Subcontractors', use: 'expense', tax_type: 'INPUT' },
    { id: 'c', code: '825', name: 'PAYG withholdings', use: 'liability', tax_type: '' },
    { id: 'd', code: '', name: 'Business account', use: 'bank', tax_type: '' },
    { id: 'e', code: '999', name: 'Suspense', use: 'other', tax_type: '' },
  ],
  tax_types: [
    { tax_type: 'OUTPUT', name: 'GST on Income', rate: 10, for_sales: true, for_expenses: false },
    { tax_type: 'INPUT', name: 'GST on Expenses', rate: 10, for_sales: false, for_expenses: true },
    { tax_type: 'BASEXCLUDED', name: 'BAS Excluded', rate: 0, for_sales: true, for_expenses: true },
  ],
};

describe('settings of Xero', () => {
  it('offer accounts and tax types where they fit, bank accounts by Xero’s id', () => {
    const options = listOptions(choices);
    expect(options.sales_account).toEqual([{ value: '200', label: '200 Sales' }]);
    expect(options.contractor_account.map(({ value }) => value)).toEqual(['400']);
    expect(options.withheld_account.map(({ value }) => value)).toEqual(['825']);
    expect(options.bank_account).toEqual([{ value: 'd', label: 'Business account' }]);
    expect(options.sales_tax).toEqual([
      { value: 'OUTPUT', label: 'GST on Income (10%)' },
      { value: 'BASEXCLUDED', label: 'BAS Excluded (0%)' },
    ]);
    expect(options.contractor_tax_free.map(({ value }) => value)).toEqual(['INPUT', 'BASEXCLUDED']);
  });

  it('keep a choice that Xero has no more', () => {
    const { sales_account } = listOptions(choices);
    expect(withChosen(sales_account, '210').at(-1)).toEqual({ value: '210', label: '210 (not in Xero any more)' });
    expect(withChosen(sales_account, '200')).toEqual(sales_account);
    expect(withChosen(sales_account, '')).toEqual(sales_account);
  });
});
