import { AUSTRALIAN_STATES } from '@cleaning/contracts';
import type { Day } from './days.js';

/** States and territories in which a day is a public holiday everywhere. */
export type Region = (typeof AUSTRALIAN_STATES)[number];

export interface Holiday {
  /** YYYY-MM-DD */
  readonly day: Day;
  readonly name: string;
  readonly regions: readonly Region[];
  /** HH:MM when the holiday starts; missing: whole day. */
  readonly from?: string;
  /**
   * The day is proclaimed or may be exchanged by a council, and so can still change. Leaving it out makes what follows
   * due earlier, never too late.
   */
  readonly mayChange?: true;
}

/** Holidays, complete from `firstDay` to `lastDay`, without those on weekends. */
export interface HolidayTable {
  readonly checkedOn: Day;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly holidays: readonly Holiday[];
}

const ALL: readonly Region[] = AUSTRALIAN_STATES;
const KINGS_BIRTHDAY: readonly Region[] = ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'];
const EIGHT_HOURS: readonly Region[] = ['ACT', 'SA', 'TAS', 'VIC'];
const OCTOBER: readonly Region[] = ['ACT', 'NSW', 'QLD', 'SA'];

/**
 * Holidays on weekdays. South Australia: SOURCES 5, I. The others: rules of date-holidays 3.37.0, read on the given
 * day. A proclamation can change a year, so companies can replace the table.
 */
export const NATIONAL_HOLIDAYS: HolidayTable = {
  checkedOn: '2026-11-21',
  firstDay: '2026-07-01',
  lastDay: '2028-12-31',
  holidays: [
    { day: '2026-08-03', name: 'Picnic Day', regions: ['NT'] },
    { day: '2026-09-25', name: 'AFL Grand Final Friday', regions: ['VIC'], mayChange: true },
    { day: '2026-09-28', name: "King's Birthday", regions: ['WA'], mayChange: true },
    { day: '2026-10-05', name: "Labour Day, King's Birthday", regions: OCTOBER },
    { day: '2026-11-03', name: 'Melbourne Cup', regions: ['VIC'], mayChange: true },
    { day: '2026-12-24', name: 'Christmas Eve', regions: ['QLD'], from: '18:00' },
    { day: '2026-12-24', name: 'Christmas Eve', regions: ['NT', 'SA'], from: '19:00' },
    { day: '2026-12-25', name: 'Christmas Day', regions: ALL },
    { day: '2026-12-28', name: 'Boxing Day, Proclamation Day (additional)', regions: ALL },
    { day: '2026-12-31', name: "New Year's Eve", regions: ['NT', 'SA'], from: '19:00' },
    { day: '2027-01-01', name: "New Year's Day", regions: ALL },
    { day: '2027-01-26', name: 'Australia Day', regions: ALL },
    { day: '2027-03-01', name: 'Labour Day', regions: ['WA'] },
    { day: '2027-03-08', name: 'Adelaide Cup, Canberra Day, Eight Hours Day, Labour Day', regions: EIGHT_HOURS },
    { day: '2027-03-26', name: 'Good Friday', regions: ALL },
    { day: '2027-03-29', name: 'Easter Monday', regions: ALL },
    { day: '2027-04-26', name: 'Anzac Day (additional)', regions: ['ACT', 'NSW', 'NT', 'QLD', 'WA'] },
    { day: '2027-05-03', name: 'May Day, Labour Day', regions: ['NT', 'QLD'] },
    { day: '2027-05-31', name: 'Reconciliation Day', regions: ['ACT'] },
    { day: '2027-06-07', name: 'Western Australia Day', regions: ['WA'] },
    { day: '2027-06-14', name: "King's Birthday", regions: KINGS_BIRTHDAY },
    { day: '2027-08-02', name: 'Picnic Day', regions: ['NT'] },
    { day: '2027-09-24', name: 'AFL Grand Final Friday', regions: ['VIC'], mayChange: true },
    { day: '2027-09-27', name: "King's Birthday", regions: ['WA'], mayChange: true },
    { day: '2027-10-04', name: "Labour Day, King's Birthday", regions: OCTOBER },
    { day: '2027-11-02', name: 'Melbourne Cup', regions: ['VIC'], mayChange: true },
    { day: '2027-12-24', name: 'Christmas Eve', regions: ['QLD'], from: '18:00' },
    { day: '2027-12-24', name: 'Christmas Eve', regions: ['NT', 'SA'], from: '19:00' },
    { day: '2027-12-27', name: 'Christmas Day (additional)', regions: ALL },
    { day: '2027-12-28', name: 'Boxing Day, Proclamation Day (additional)', regions: ALL },
    { day: '2027-12-31', name: "New Year's Eve", regions: ['NT', 'SA'], from: '19:00' },
    { day: '2028-01-03', name: "New Year's Day (additional)", regions: ALL },
    { day: '2028-01-26', name: 'Australia Day', regions: ALL },
    { day: '2028-03-06', name: 'Labour Day', regions: ['WA'] },
    { day: '2028-03-13', name: 'Adelaide Cup, Canberra Day, Eight Hours Day, Labour Day', regions: EIGHT_HOURS },
    { day: '2028-04-14', name: 'Good Friday', regions: ALL },
    { day: '2028-04-17', name: 'Easter Monday', regions: ALL },
    { day: '2028-04-25', name: 'Anzac Day', regions: ALL },
    { day: '2028-05-01', name: 'May Day, Labour Day', regions: ['NT', 'QLD'] },
    { day: '2028-05-29', name: 'Reconciliation Day', regions: ['ACT'] },
    { day: '2028-06-05', name: 'Western Australia Day', regions: ['WA'] },
    { day: '2028-06-12', name: "King's Birthday", regions: KINGS_BIRTHDAY },
    { day: '2028-08-07', name: 'Picnic Day', regions: ['NT'] },
    { day: '2028-09-25', name: "King's Birthday", regions: ['WA'], mayChange: true },
    { day: '2028-09-29', name: 'AFL Grand Final Friday', regions: ['VIC'], mayChange: true },
    { day: '2028-10-02', name: "Labour Day, King's Birthday", regions: OCTOBER },
    { day: '2028-11-07', name: 'Melbourne Cup', regions: ['VIC'], mayChange: true },
    { day: '2028-12-25', name: 'Christmas Day', regions: ALL },
    { day: '2028-12-26', name: 'Boxing Day, Proclamation Day', regions: ALL },
  ],
};
