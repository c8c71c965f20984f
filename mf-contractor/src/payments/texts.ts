import type { HoldReason, PayBlock } from '@cleaning/contracts';
import { SUPPORT_PHONE, withPhone } from '../texts';

export const payments = {
  title: 'Payments',
  lead: 'What waits for the office, what is approved, what is on its way, and what you were paid.',
  open: 'See your payments',
  asOf: (moment: string) => `As of ${moment}.`,
  empty: 'Nothing is to be paid, and nothing was paid yet. Your finished work shows here.',

  onItsWay: 'On its way',
  planned: (day: string, account: string) =>
    account === '' ? `Planned for ${day}.` : `Planned for ${day}, into the account ending in ${account}.`,
  approved: 'Approved',
  approvedLead: 'Paid with the next payments.',
  approvedAccount: (account: string) => `Paid with the next payments, into the account ending in ${account}.`,
  takenOff: 'The balance is negative: it is deducted from your next payments.',
  withoutGst: 'Amounts are without GST.',
  waiting: 'Waiting for the office',
  waitingLead: 'The office looks at this work before it is paid.',
  call: withPhone((phone) => `Call the office: ${phone}`),
  decisions: 'What the office has decided',
  decisionsLead: (days: number) => `Decisions of the last ${days} days.`,
  approvedOn: (moment: string) => `Approved, ${moment}`,
  rejectedOn: (moment: string) => `Not approved, ${moment}`,
  note: (note: string) => `Note of the office: ${note}`,

  paid: 'Paid',
  paidLead: 'Each payment with its documents.',
  none: 'You were not paid through here yet.',
  into: (account: string) => (account === '' ? '' : `into the account ending in ${account}`),
  returned: 'Came back',
  more: (count: number) => `Show ${count} more`,

  year: 'Your year',
  yearLead: 'For your own tax return: what was paid from the first to the last day of the financial year.',
  chooseYear: 'Financial year',
  days: (first: string, last: string) => `Paid from ${first} to ${last}`,
  count: 'Payments',
  hours: 'Hours',
  gross: 'Paid, with GST',
  gst: 'GST in it',
  withheld: 'Tax withheld',
  super: 'Super (paid on top)',
  csv: 'Download CSV',
};

export const CALL_LINK = `tel:${SUPPORT_PHONE.replaceAll(/\D/g, '')}`;

/** A financial year by the year in which it ends. */
export const yearName = (year: number) => `${year - 1}–${String(year).slice(2)}`;

/** Of a file for the tax return, in English whatever the language. */
export const CSV_HEADERS = [
  'Paid on',
  'Payment',
  'Account ending',
  'Without GST (A$)',
  'GST (A$)',
  'Tax withheld (A$)',
  'Paid (A$)',
  'Documents',
];

export const payment = {
  title: (day: string) => `Payment of ${day}`,
  back: 'Payments',
  paidOn: 'Paid on',
  amount: 'Amount',
  account: 'Account',
  ending: (account: string) => (account === '' ? '–' : `ending in ${account}`),
  hours: 'Hours',
  work: 'Work',
  corrections: 'Corrections',
  adjustments: 'Adjustments',
  gst: 'GST',
  withheld: 'Tax withheld',
  super: 'Super',
  superDue: (amount: string, day: string) => `${amount}, with your fund by ${day}`,
  documents: 'Documents',
  kinds: {
    'remittance-advice': 'Remittance advice',
    rcti: 'Tax invoice that we issue for you (RCTI)',
    'adjustment-note': 'Adjustment note',
  },
  download: (kind: string, number: string) => `${kind} ${number}, PDF`,
  lines: 'What it is for',
  noLines: 'This payment has no lines.',
  returned: (day: string, reason: string) =>
    `The bank sent this payment back on ${day}${reason === '' ? '' : `: ${reason}`}. You are paid again with the next payments. Please look whether your bank details are right.`,
  toAccount: 'See your bank details',
};

/** What a line is, where the place does not say it. */
export const lineKinds = {
  work: '',
  correction: 'Correction',
  settlement: 'Paid by the office before',
  reimbursement: 'Reimbursement',
  bonus: 'Bonus',
  deduction: 'Deduction',
};

/** Why work waits, and what the person can do. */
export const waitingReasons: Record<HoldReason, { why: string; todo: string }> = {
  arrived_late: {
    why: 'Your phone sent it late',
    todo: 'You need to do nothing. The office compares the times.',
  },
  longer_than_expected: {
    why: 'Longer than expected',
    todo: 'Tell the office what took longer.',
  },
  started_early: {
    why: 'Started before the time',
    todo: 'Tell the office whether that was agreed.',
  },
  finished_late: {
    why: 'Finished after the time',
    todo: 'Tell the office what took longer.',
  },
  corrected_upwards: {
    why: 'Corrected by the office',
    todo: 'You need to do nothing. Another look is usual when a correction raises the pay.',
  },
  same_record: {
    why: 'Equal to another record',
    todo: 'Tell the office when you did the same work twice on this day.',
  },
  finished_by_admin: {
    why: 'Finished by the office',
    todo: 'Tell the office when the time of the end is not right.',
  },
  overlapping: {
    why: 'Overlaps other work of yours',
    todo: 'Tell the office which times are right.',
  },
  outside_fence: {
    why: 'Away from the place',
    todo: 'Tell the office where you started and finished.',
  },
  expired_document: {
    why: 'A document was missing or expired',
    todo: 'Send a current document under Account. The office decides about this work.',
  },
  location_too_vague: {
    why: 'Location too vague',
    todo: 'Tell the office where you started and finished. Next time wait outside or at a window, with precise location switched on.',
  },
  no_location: {
    why: 'No location',
    todo: 'Tell the office where you started and finished. Next time allow location for this site.',
  },
  above_amount: {
    why: 'Large amount',
    todo: 'You need to do nothing. Another look is usual at an amount of this size.',
  },
  above_hours: {
    why: 'More than 12 hours',
    todo: 'Tell the office how long you worked.',
  },
  day_above_hours: {
    why: 'More than 12 hours that day',
    todo: 'Tell the office how long you worked that day.',
  },
};

/** Why nothing is paid at present, and what the person can do. */
export const blocks: Record<PayBlock, (of: { reason: string; until: string }) => string> = {
  'no-bank-details': () =>
    'The office has no bank details of yours, so nothing can be paid. Ask for a change on your Account page.',
  'on-hold': ({ reason }) =>
    withPhone(
      (phone) => `The office holds your payments${reason === '' ? '' : `: ${reason}`}. Call the office: ${phone}.`,
    ),
  'account-held': ({ until }) =>
    withPhone(
      (phone) =>
        `Your bank details were changed a short time ago. For safety nothing is paid before ${until}. You need to do nothing; was it not you, call the office at once: ${phone}.`,
    ),
};

/** What the person gives for the tax record and for super. */
export const payDetails = {
  title: 'Details for tax and super',
  lead: 'The company reports once a year to the Australian Taxation Office what it has paid to whom. Super is paid to your fund where it is owed.',
  open: 'Details for tax and super',
  openLead: 'The name for the tax record, GST and your super fund.',
  back: 'Payments',
  missing: (fields: string) => `The yearly report still needs: ${fields}.`,
  complete: 'The yearly report has everything that it needs from you.',
  report: 'You in the yearly report',
  reportLead: 'As in your tax records. Nobody outside the office and the tax office sees it.',
  kinds: { individual: 'I work as a person', business: 'I work as a business' },
  street: (address: string, postcode: string) =>
    `Street and postcode are those of your account: ${address}, ${postcode}. Ask for a change on the Account page.`,
  chooseState: 'Choose a state',
  states: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
    OTH: 'Outside Australia',
  },
  gst: 'GST',
  gstNone: 'You are not registered for GST, so no GST is paid to you.',
  gstWaits:
    'Waiting for the office: it looks into the register, and GST is paid to you from then on. You need to do nothing.',
  gstPaid: 'The office has found your registration. GST is paid to you on top of your work.',
  gstHint: 'Leave it empty when you are not registered.',
  fund: 'Super fund',
  fundLead: 'Whether super is owed to you, the office decides. No tax file number is asked for: never send it.',
  usiHint: 'Your fund’s website and statements say it.',
  fields: {
    name_kind: 'How you work',
    business_name: 'Business name',
    family_name: 'Family name',
    given_name: 'Given name',
    second_given_name: 'Second given name',
    single_name: 'I have one legal name only',
    suburb: 'Suburb or town',
    state: 'State',
    gst_claimed_from: 'Registered for GST since',
    fund_name: 'Name of the fund',
    fund_usi: 'USI of the fund',
    fund_member_number: 'Your member number',
  },
  /** Details of the account that the report needs too. */
  accountFields: { address: 'Address', postcode: 'Postcode', abn: 'ABN' },
  lookAgain: 'Please look at these fields again:',
  save: 'Save',
  saved: 'Your details are saved.',
  stale:
    'Your details were changed meanwhile, by the office or on another device. What you have typed is still here, and is not saved.',
  reload: 'Show what is saved now',
};
