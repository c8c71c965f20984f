import type { PriceBasis, PriceSettings } from '@cleaning/contracts';

export const jobPrice = {
  fold: (price: string) => `Price: ${price}`,
  lead: 'What the client pays, excluding GST.',
  bases: {
    hour: 'Per hour',
    visit: 'Per visit',
    month: 'Per month',
    none: 'Not invoiced',
  } satisfies Record<PriceBasis, string>,
  hints: {
    hour: 'Hours on the timesheets, at the charge rate.',
    visit: 'Each day with work counts as one visit.',
    month: 'The same amount each calendar month, whatever the hours.',
    none: 'You don’t charge for this site. Work here shows as “Not invoiced”.',
  } satisfies Record<PriceBasis, string>,
  units: { visit: 'a visit', month: 'a month' },
  now: (price: string, from: string) => `${price}, since ${from}.`,
  nothing:
    'No price yet. Work is invoiced by the hour at the job’s charge rate. Without one, you can’t issue the invoice.',
  changes: 'Changes',
  change: (from: string, price: string) => `From ${from}: ${price}`,
  print: 'Print notice',
  printLabel: (from: string) => `Print notice of the price from ${from}`,
  basis: 'Price',
  amount: 'Amount (A$, excl. GST)',
  from: 'From',
  fromHint: 'If it changes mid-month, each price applies to its own days.',
  submit: 'Save price',
  saved: 'Price saved.',
};

export const priceSettings = {
  title: 'Agreed prices',
  partMonth: 'Monthly price for part of a month',
  partMonths: { days: 'Charge for those days only', whole: 'Charge the whole month' } satisfies Record<
    PriceSettings['part_month'],
    string
  >,
  hint: 'When a price starts or the job ends mid-month.',
  missed: 'Cancelled or missed visits',
  perVisit: 'If the price is per visit',
  perVisitRules: { credit: 'Don’t charge them', show: 'Charge them' } satisfies Record<
    NonNullable<PriceSettings['missed_of_visits']>,
    string
  >,
  perMonth: 'If the price is per month',
  perMonthHint: 'The credit is the price divided by the visits planned that month.',
  perMonthRules: { show: 'List them but charge the full price', credit: 'Take them off the price' } satisfies Record<
    NonNullable<PriceSettings['missed_of_month']>,
    string
  >,
  save: 'Save price settings',
  saved: 'Settings saved.',
};
