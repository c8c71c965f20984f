import type { PriceBasis, PriceSettings } from '@cleaning/contracts';

export const jobPrice = {
  fold: (price: string) => `Price: ${price}`,
  lead: 'What the client pays, without GST.',
  bases: {
    hour: 'By the hour',
    visit: 'For each visit',
    month: 'For each month',
    none: 'Not invoiced',
  } satisfies Record<PriceBasis, string>,
  hints: {
    hour: 'The invoice adds up the company pay of each work record.',
    visit: 'Each day with work is a visit.',
    month: 'The same amount each calendar month, whatever was worked.',
    none: 'You choose not to charge for this place. The month’s invoice leaves its work out and lists it.',
  } satisfies Record<PriceBasis, string>,
  units: { visit: 'a visit', month: 'a month' },
  now: (price: string, from: string) => `${price}, since ${from}.`,
  nothing:
    'No price yet. Work is invoiced by the hour at the company pay of its records, and an invoice waits where there is none.',
  changes: 'Changes',
  change: (from: string, price: string) => `From ${from}: ${price}`,
  print: 'Print notice',
  printNamed: (from: string) => `Print notice of the price from ${from}`,
  basis: 'Price',
  amount: 'Amount (A$ without GST)',
  from: 'From',
  fromHint: 'A month with two prices is charged by the days of each.',
  submit: 'Save the price',
  saved: 'Price saved.',
  stale: 'Someone else has changed this price.',
};

export const priceSettings = {
  title: 'Agreed prices',
  partMonth: 'A month that a monthly price covers in part',
  partMonths: { days: 'Charge its days', whole: 'Charge the whole month' } satisfies Record<
    PriceSettings['part_month'],
    string
  >,
  hint: 'When a price begins or the job ends within a month.',
  missed: 'A visit that was cancelled or missed',
  ofVisits: 'With a price for each visit',
  ofVisitsRules: { credit: 'Do not charge it', show: 'Charge it' } satisfies Record<
    NonNullable<PriceSettings['missed_of_visits']>,
    string
  >,
  ofMonth: 'With a monthly price',
  ofMonthHint: 'What is taken off is the price divided by the visits that were planned in the month.',
  ofMonthRules: { show: 'Show it and charge the whole price', credit: 'Take it off the price' } satisfies Record<
    NonNullable<PriceSettings['missed_of_month']>,
    string
  >,
  save: 'Save',
  saved: 'The settings are saved.',
  stale: 'Somebody else has changed these settings.',
};
