import type { Receivable } from '@cleaning/contracts';
import { allocateInOrder, buildParts, computeRemainder, fits, parseAmount } from './parts';

const invoice = (number: string, open: string) => ({ number, open }) as Receivable;

describe('payment allocation', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    [' 12.34 ', 1234],
    ['', 0],
    ['0', 0],
    ['1,234', null],
    ['1,000.00', null],
    ['$500', null],
    ['A$ 5', null],
    ['-1.00', null],
    ['1000000.01', null],
  ])('reads %j as %s cents', (typed, cents) => expect(parseAmount(typed)).toBe(cents));

  it('pays the oldest invoices first until the amount is used up', () => {
    const invoices = [invoice('A', '10.00'), invoice('B', '-2.00'), invoice('C', '20.00'), invoice('D', '5.00')];
    expect(allocateInOrder(invoices, 2500)).toEqual({ A: '10.00', C: '15.00' });
    expect(allocateInOrder(invoices, 9900)).toEqual({ A: '10.00', C: '20.00', D: '5.00' });
  });

  it.each(['1,000.00', '$500', 'five'])('has no remainder while a part is %j, and still sends that part', (typed) => {
    expect(computeRemainder(100_000, { A: '10', B: typed })).toBeNull();
    expect(buildParts({ A: '10', B: typed })).toEqual([
      { invoice_number: 'A', amount: '10' },
      { invoice_number: 'B', amount: typed },
    ]);
    expect([fits(100_000, { B: typed }), fits(null, {}), fits(100, { A: '1.00' }), fits(100, { A: '1.01' })]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('leaves the rest as credit and sends no empty parts', () => {
    expect(computeRemainder(2500, { A: '10', B: '' })).toBe(1500);
    expect(computeRemainder(500, { A: '10' })).toBe(-500);
    expect(buildParts({ A: '10 ', B: '', C: '0' })).toEqual([{ invoice_number: 'A', amount: '10' }]);
  });
});
