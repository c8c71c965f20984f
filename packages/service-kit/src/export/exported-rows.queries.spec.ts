import { writeHeading } from './exported-rows.queries.js';

it.each([
  ['work_record_id', 'Work record id'],
  ['contractor_rate_cents', 'Contractor rate (A$)'],
  ['cents', 'Amount (A$)'],
  ['at', 'At'],
])('writes the heading of %s as %j', (name, heading) => {
  expect(writeHeading({ name })).toBe(heading);
});
