import type { HoldReason, PayBlock } from '@cleaning/contracts';
import { i18n } from '../languages/i18n';
import { SUPPORT_PHONE, withPhone } from '../texts';

export const payments = {
  get title() {
    return i18n._('payments.title');
  },
  get open() {
    return i18n._('payments.open');
  },
  asOf: (moment: string) => i18n._('payments.asOf', { moment }),
  get empty() {
    return i18n._('payments.empty');
  },

  get onItsWay() {
    return i18n._('payments.onItsWay');
  },
  planned: (day: string, account: string) =>
    account === '' ? i18n._('payments.planned', { day }) : i18n._('payments.plannedInto', { day, account }),
  get approved() {
    return i18n._('payments.approved');
  },
  get approvedLead() {
    return i18n._('payments.approvedLead');
  },
  approvedAccount: (account: string) => i18n._('payments.approvedAccount', { account }),
  get takenOff() {
    return i18n._('payments.takenOff');
  },
  get withoutGst() {
    return i18n._('payments.withoutGst');
  },
  get waiting() {
    return i18n._('payments.waiting');
  },
  get waitingLead() {
    return i18n._('payments.waitingLead');
  },
  get call() {
    return withPhone((phone) => i18n._('payments.call', { phone }));
  },
  get decisions() {
    return i18n._('payments.decisions');
  },
  decisionsLead: (days: number) => i18n._('payments.decisionsLead', { days }),
  approvedOn: (moment: string) => i18n._('payments.approvedOn', { moment }),
  rejectedOn: (moment: string) => i18n._('payments.rejectedOn', { moment }),
  note: (note: string) => i18n._('payments.note', { note }),

  get paid() {
    return i18n._('payments.paid');
  },
  get none() {
    return i18n._('payments.none');
  },
  into: (account: string) => (account === '' ? '' : i18n._('payments.into', { account })),
  get returned() {
    return i18n._('payments.returned');
  },
  more: (count: number) => i18n._('payments.more', { count }),

  get year() {
    return i18n._('payments.year');
  },
  get yearLead() {
    return i18n._('payments.yearLead');
  },
  get chooseYear() {
    return i18n._('payments.chooseYear');
  },
  days: (first: string, last: string) => i18n._('payments.days', { first, last }),
  get count() {
    return i18n._('payments.count');
  },
  get hours() {
    return i18n._('payments.hours');
  },
  get gross() {
    return i18n._('payments.gross');
  },
  get gst() {
    return i18n._('payments.gst');
  },
  get withheld() {
    return i18n._('payments.withheld');
  },
  get super() {
    return i18n._('payments.super');
  },
  get csv() {
    return i18n._('payments.csv');
  },
};

export const CALL_LINK = `tel:${SUPPORT_PHONE.replaceAll(/\D/g, '')}`;

/** A financial year by the year in which it ends. */
export const formatYear = (year: number) => `${year - 1}–${String(year).slice(2)}`;

/** Headings of a file for the tax return, in English in every language. */
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
  title: (day: string) => i18n._('payment.title', { day }),
  get back() {
    return i18n._('payment.back');
  },
  get paidOn() {
    return i18n._('payment.paidOn');
  },
  get amount() {
    return i18n._('payment.amount');
  },
  get account() {
    return i18n._('payment.account');
  },
  ending: (account: string) => (account === '' ? '–' : i18n._('payment.ending', { account })),
  get hours() {
    return i18n._('payment.hours');
  },
  get work() {
    return i18n._('payment.work');
  },
  get corrections() {
    return i18n._('payment.corrections');
  },
  get adjustments() {
    return i18n._('payment.adjustments');
  },
  get gst() {
    return i18n._('payment.gst');
  },
  get withheld() {
    return i18n._('payment.withheld');
  },
  get super() {
    return i18n._('payment.super');
  },
  superDue: (amount: string, day: string) => i18n._('payment.superDue', { amount, day }),
  get documents() {
    return i18n._('payment.documents');
  },
  kinds: {
    get 'remittance-advice'() {
      return i18n._('payment.kinds.remittance-advice');
    },
    get rcti() {
      return i18n._('payment.kinds.rcti');
    },
    get 'adjustment-note'() {
      return i18n._('payment.kinds.adjustment-note');
    },
  },
  download: (kind: string, number: string) => i18n._('payment.download', { kind, number }),
  get lines() {
    return i18n._('payment.lines');
  },
  get noLines() {
    return i18n._('payment.noLines');
  },
  returned: (day: string, reason: string) =>
    reason === '' ? i18n._('payment.returned', { day }) : i18n._('payment.returnedBecause', { day, reason }),
  get toAccount() {
    return i18n._('payment.toAccount');
  },
};

/** Kind of a line, if its place doesn't say it. */
export const lineKinds = {
  work: '',
  get correction() {
    return i18n._('lineKinds.correction');
  },
  get settlement() {
    return i18n._('lineKinds.settlement');
  },
  get reimbursement() {
    return i18n._('lineKinds.reimbursement');
  },
  get bonus() {
    return i18n._('lineKinds.bonus');
  },
  get deduction() {
    return i18n._('lineKinds.deduction');
  },
};

/** Reasons why work waits, with what the person can do. */
export const waitingReasons: Record<HoldReason, { why: string; todo: string }> = {
  arrived_late: {
    get why() {
      return i18n._('waitingReasons.arrived_late.why');
    },
    get todo() {
      return i18n._('waitingReasons.arrived_late.todo');
    },
  },
  longer_than_expected: {
    get why() {
      return i18n._('waitingReasons.longer_than_expected.why');
    },
    get todo() {
      return i18n._('waitingReasons.longer_than_expected.todo');
    },
  },
  started_early: {
    get why() {
      return i18n._('waitingReasons.started_early.why');
    },
    get todo() {
      return i18n._('waitingReasons.started_early.todo');
    },
  },
  finished_late: {
    get why() {
      return i18n._('waitingReasons.finished_late.why');
    },
    get todo() {
      return i18n._('waitingReasons.finished_late.todo');
    },
  },
  corrected_upwards: {
    get why() {
      return i18n._('waitingReasons.corrected_upwards.why');
    },
    get todo() {
      return i18n._('waitingReasons.corrected_upwards.todo');
    },
  },
  same_record: {
    get why() {
      return i18n._('waitingReasons.same_record.why');
    },
    get todo() {
      return i18n._('waitingReasons.same_record.todo');
    },
  },
  finished_by_admin: {
    get why() {
      return i18n._('waitingReasons.finished_by_admin.why');
    },
    get todo() {
      return i18n._('waitingReasons.finished_by_admin.todo');
    },
  },
  overlapping: {
    get why() {
      return i18n._('waitingReasons.overlapping.why');
    },
    get todo() {
      return i18n._('waitingReasons.overlapping.todo');
    },
  },
  outside_fence: {
    get why() {
      return i18n._('waitingReasons.outside_fence.why');
    },
    get todo() {
      return i18n._('waitingReasons.outside_fence.todo');
    },
  },
  expired_document: {
    get why() {
      return i18n._('waitingReasons.expired_document.why');
    },
    get todo() {
      return i18n._('waitingReasons.expired_document.todo');
    },
  },
  location_too_vague: {
    get why() {
      return i18n._('waitingReasons.location_too_vague.why');
    },
    get todo() {
      return i18n._('waitingReasons.location_too_vague.todo');
    },
  },
  no_location: {
    get why() {
      return i18n._('waitingReasons.no_location.why');
    },
    get todo() {
      return i18n._('waitingReasons.no_location.todo');
    },
  },
  above_amount: {
    get why() {
      return i18n._('waitingReasons.above_amount.why');
    },
    get todo() {
      return i18n._('waitingReasons.above_amount.todo');
    },
  },
  above_hours: {
    get why() {
      return i18n._('waitingReasons.above_hours.why');
    },
    get todo() {
      return i18n._('waitingReasons.above_hours.todo');
    },
  },
  day_above_hours: {
    get why() {
      return i18n._('waitingReasons.day_above_hours.why');
    },
    get todo() {
      return i18n._('waitingReasons.day_above_hours.todo');
    },
  },
};

/** Reasons why the person isn't paid at present, with what they can do. */
export const blocks: Record<PayBlock, (block: { reason: string; until: string }) => string> = {
  'no-bank-details': () => i18n._('blocks.no-bank-details'),
  'on-hold': ({ reason }) =>
    withPhone((phone) =>
      reason === '' ? i18n._('blocks.on-hold', { phone }) : i18n._('blocks.on-hold-because', { reason, phone }),
    ),
  'account-held': ({ until }) => withPhone((phone) => i18n._('blocks.account-held', { until, phone })),
};

/** Texts for the person's tax record and super. */
export const payDetails = {
  get title() {
    return i18n._('payDetails.title');
  },
  get lead() {
    return i18n._('payDetails.lead');
  },
  get open() {
    return i18n._('payDetails.open');
  },
  get openLead() {
    return i18n._('payDetails.openLead');
  },
  get back() {
    return i18n._('payDetails.back');
  },
  missing: (fields: string) => i18n._('payDetails.missing', { fields }),
  get complete() {
    return i18n._('payDetails.complete');
  },
  get report() {
    return i18n._('payDetails.report');
  },
  get reportLead() {
    return i18n._('payDetails.reportLead');
  },
  kinds: {
    get individual() {
      return i18n._('payDetails.kinds.individual');
    },
    get business() {
      return i18n._('payDetails.kinds.business');
    },
  },
  street: (address: string, postcode: string) => i18n._('payDetails.street', { address, postcode }),
  get chooseState() {
    return i18n._('payDetails.chooseState');
  },
  states: {
    get ACT() {
      return i18n._('payDetails.states.ACT');
    },
    get NSW() {
      return i18n._('payDetails.states.NSW');
    },
    get NT() {
      return i18n._('payDetails.states.NT');
    },
    get QLD() {
      return i18n._('payDetails.states.QLD');
    },
    get SA() {
      return i18n._('payDetails.states.SA');
    },
    get TAS() {
      return i18n._('payDetails.states.TAS');
    },
    get VIC() {
      return i18n._('payDetails.states.VIC');
    },
    get WA() {
      return i18n._('payDetails.states.WA');
    },
    get OTH() {
      return i18n._('payDetails.states.OTH');
    },
  },
  get gst() {
    return i18n._('payDetails.gst');
  },
  get gstNone() {
    return i18n._('payDetails.gstNone');
  },
  get gstWaits() {
    return i18n._('payDetails.gstWaits');
  },
  get gstPaid() {
    return i18n._('payDetails.gstPaid');
  },
  get gstHint() {
    return i18n._('payDetails.gstHint');
  },
  get fund() {
    return i18n._('payDetails.fund');
  },
  get fundLead() {
    return i18n._('payDetails.fundLead');
  },
  get usiHint() {
    return i18n._('payDetails.usiHint');
  },
  fields: {
    get name_kind() {
      return i18n._('payDetails.fields.name_kind');
    },
    get business_name() {
      return i18n._('payDetails.fields.business_name');
    },
    get family_name() {
      return i18n._('payDetails.fields.family_name');
    },
    get given_name() {
      return i18n._('payDetails.fields.given_name');
    },
    get second_given_name() {
      return i18n._('payDetails.fields.second_given_name');
    },
    get single_name() {
      return i18n._('payDetails.fields.single_name');
    },
    get suburb() {
      return i18n._('payDetails.fields.suburb');
    },
    get state() {
      return i18n._('payDetails.fields.state');
    },
    get gst_claimed_from() {
      return i18n._('payDetails.fields.gst_claimed_from');
    },
    get fund_name() {
      return i18n._('payDetails.fields.fund_name');
    },
    get fund_usi() {
      return i18n._('payDetails.fields.fund_usi');
    },
    get fund_member_number() {
      return i18n._('payDetails.fields.fund_member_number');
    },
  },
  /** Details of the account that the report needs too. */
  accountFields: {
    get address() {
      return i18n._('payDetails.accountFields.address');
    },
    get postcode() {
      return i18n._('payDetails.accountFields.postcode');
    },
    get abn() {
      return i18n._('payDetails.accountFields.abn');
    },
  },
  get lookAgain() {
    return i18n._('payDetails.lookAgain');
  },
  get save() {
    return i18n._('payDetails.save');
  },
  get saved() {
    return i18n._('payDetails.saved');
  },
  get stale() {
    return i18n._('payDetails.stale');
  },
  get reload() {
    return i18n._('payDetails.reload');
  },
};
