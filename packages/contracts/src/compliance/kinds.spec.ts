import { getBusinessToday } from '../date-text.js';
import { computeComplianceState, findDueExpiryNotice } from './kinds.js';

describe('computeComplianceState', () => {
  it.each([
    ['long before', '2027-06-01', '2027-01-01', 'verified'],
    ['61 days before', '2027-03-03', '2027-01-01', 'verified'],
    ['60 days before', '2027-03-02', '2027-01-01', 'expiring'],
    ['on the last day', '2027-01-01', '2027-01-01', 'expiring'],
    ['the day after', '2027-01-01', '2027-01-02', 'expired'],
    ['without an end', '', '2099-01-01', 'verified'],
    ['on 29 February as the last day', '2028-02-29', '2028-02-29', 'expiring'],
    ['after 29 February', '2028-02-29', '2028-03-01', 'expired'],
    ['60 days over 29 February', '2028-03-30', '2028-01-30', 'expiring'],
    ['61 days over 29 February', '2028-03-31', '2028-01-30', 'verified'],
    ['60 days over the end of daylight saving', '2027-05-01', '2027-03-02', 'expiring'],
    ['60 days over the start of daylight saving', '2026-11-01', '2026-09-02', 'expiring'],
  ])('dates the state of a verified document: %s', (_, expires_on, today, state) => {
    expect(computeComplianceState({ base: 'verified', expires_on }, today)).toBe(state);
  });

  it.each(['missing', 'unchecked', 'submitted', 'refused'] as const)('keeps %s whatever the day', (base) => {
    expect(computeComplianceState({ base, expires_on: '' }, '2027-01-01')).toBe(base);
  });
});

describe('last day of validity in Adelaide', () => {
  it.each([
    ['the night in which clocks go back, last minute', '2027-04-03T13:29:59Z', '2027-04-03', 'expiring'],
    ['the night in which clocks go back, first minute', '2027-04-03T13:30:00Z', '2027-04-03', 'expired'],
    ['after clocks went back, last minute', '2027-04-04T14:29:59Z', '2027-04-04', 'expiring'],
    ['after clocks went back, first minute', '2027-04-04T14:30:00Z', '2027-04-04', 'expired'],
    ['the night in which clocks go forward, last minute', '2026-10-03T14:29:59Z', '2026-10-03', 'expiring'],
    ['the night in which clocks go forward, first minute', '2026-10-03T14:30:00Z', '2026-10-03', 'expired'],
    ['after clocks went forward, last minute', '2026-10-04T13:29:59Z', '2026-10-04', 'expiring'],
    ['after clocks went forward, first minute', '2026-10-04T13:30:00Z', '2026-10-04', 'expired'],
  ])('follows the clock: %s', (_, instant, expires_on, state) => {
    const today = getBusinessToday('Australia/Adelaide', new Date(instant));
    expect(computeComplianceState({ base: 'verified', expires_on }, today)).toBe(state);
  });
});

it.each([
  ['2027-03-02', 60],
  ['2027-02-28', 60],
  ['2027-01-31', 30],
  ['2027-01-09', 30],
  ['2027-01-08', 7],
  ['2027-01-02', 7],
  ['2027-01-01', 0],
  ['2026-12-01', 0],
  ['2027-03-03', null],
])('picks the expiry notice on 1 January 2027 for a document until %s', (expiresOn, days) => {
  expect(findDueExpiryNotice(expiresOn, '2027-01-01')).toBe(days);
});
