import { proposePaidDay } from './RunPaid';

it.each([
  ['the bank file’s date in the past', '2026-11-27', '2026-11-27'],
  ['the bank file’s date today', '2026-11-30', '2026-11-30'],
  ['today while the bank file’s date is ahead', '2026-12-02', '2026-11-30'],
  ['today without a bank file', undefined, '2026-11-30'],
])('proposes %s as the day of payment', (_, fileDay, proposed) =>
  expect(proposePaidDay(fileDay, '2026-11-30')).toBe(proposed),
);
