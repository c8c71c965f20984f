import { checkSupplier, DEMO_SUPPLIER } from './settings.service.js';

const findRefusedFields = (supplier: Partial<typeof DEMO_SUPPLIER>): string[] => {
  try {
    checkSupplier({ ...DEMO_SUPPLIER, ...supplier });
    return [];
  } catch (error) {
    return (error as { issues: { field: string }[] }).issues.map(({ field }) => field);
  }
};

describe('checkSupplier', () => {
  it('stores numbers in a standard form and keeps leading zeros', () => {
    const entered = { abn: '51 824 753 556', bank_bsb: '012345', bank_account_number: '00 123 456' };
    expect(checkSupplier({ ...DEMO_SUPPLIER, ...entered })).toMatchObject({
      abn: '51824753556',
      bank_bsb: '012-345',
      bank_account_number: '00123456',
    });
  });

  it('accepts the demo details', () => {
    expect(checkSupplier(DEMO_SUPPLIER)).toEqual(DEMO_SUPPLIER);
  });

  it('checks only what was entered', () => {
    expect(checkSupplier({ bank_bsb: '105900' })).toEqual({ bank_bsb: '105-900' });
    expect(checkSupplier({})).toEqual({});
  });

  it.each([
    [{ abn: '11111111111' }, ['supplier.abn']],
    [{ abn: '12345678901' }, ['supplier.abn']],
    [{ bank_bsb: '12-345' }, ['supplier.bank_bsb']],
    [{ bank_bsb: '1234567' }, ['supplier.bank_bsb']],
    [{ bank_account_number: '12345678901' }, ['supplier.bank_account_number']],
    [{ bank_account_number: 'none', abn: '1' }, ['supplier.abn', 'supplier.bank_account_number']],
  ])('refuses %j', (supplier, fields) => {
    expect(findRefusedFields(supplier)).toEqual(fields);
  });
});
