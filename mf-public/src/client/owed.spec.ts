import { computeOwed } from './owed';

it.each([
  ['528.00', '0.00', '0.00', '528.00', '0.00'],
  ['528.00', '264.00', '0.00', '528.00', '264.00'],
  ['528.00', '264.00', '500.00', '28.00', '0.00'],
  ['528.00', '264.00', '100.10', '427.90', '163.90'],
  ['528.00', '264.00', '600.00', '0.00', '0.00'],
])('of %s open, %s of it overdue, with a credit of %s: %s to pay, %s overdue', (open, overdue, credit, toPay, late) => {
  expect(computeOwed({ open, overdue, credit })).toEqual({ toPay, overdue: late });
});
