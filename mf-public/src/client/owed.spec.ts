import { computeOwed } from './owed';

it.each([
  ['528.00', '0.00', '0.00', '528.00', '0.00'],
  ['528.00', '264.00', '0.00', '528.00', '264.00'],
  ['528.00', '264.00', '500.00', '28.00', '0.00'],
  ['528.00', '264.00', '100.10', '427.90', '163.90'],
  ['528.00', '264.00', '600.00', '0.00', '0.00'],
])('computes from %s open, %s overdue and %s credit: %s to pay, %s overdue', (open, overdue, credit, toPay, late) => {
  expect(computeOwed({ open, overdue, credit })).toEqual({ toPay, overdue: late });
});
