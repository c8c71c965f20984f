import { computeEditedAmounts, type Edits, findEditsSince, toPlainAmount } from './edits';

describe('invoice edits', () => {
  it.each([
    ['8180.05', 10, { sub_total: '8180.05', gst: '818.01', total: '8998.06' }],
    ['100', 20, { sub_total: '100.00', gst: '20.00', total: '120.00' }],
    ['0', 20, { sub_total: '0.00', gst: '0.00', total: '0.00' }],
    ['99.9', 0, { sub_total: '99.90', gst: '0.00', total: '99.90' }],
  ])('computes GST and total from the price: %s at %d %%', (price, rate, amounts) => {
    expect(computeEditedAmounts(price, rate)).toEqual(amounts);
  });

  it.each(['', 'ten', '1.234', '-5', '1,000'])('computes no amounts for the price %j', (price) => {
    expect(computeEditedAmounts(price, 20)).toBeNull();
  });

  it.each([
    ['1000.5', '1000.5'],
    ['1,234,567.89', '1234567.89'],
    [' A$ 1,000 ', '1000'],
    ['a lot', 'alot'],
  ])('reads the amount %j as %j', (typed, amount) => expect(toPlainAmount(typed)).toBe(amount));

  it('finds the fields changed since the invoice was sent', () => {
    const sent: Edits = {
      date: '2026/11/26',
      invoice_number: 'INV-7',
      to_name: 'Library',
      to_address: '',
      description: '',
      sub_total: '100',
    };
    expect(findEditsSince(sent, sent)).toEqual({});
    expect(findEditsSince(sent, { ...sent, to_name: '', sub_total: '120' })).toEqual({ to_name: '', sub_total: '120' });
  });
});
