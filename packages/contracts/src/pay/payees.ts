import { z } from 'zod';
import { defineCall, SUB_CONTRACTORS } from '../call.js';
import {
  answeredId,
  businessDate,
  id,
  line,
  optionalLine,
  pageSchema,
  paging,
  searchText,
  sorting,
} from '../fields.js';
import { CALLER } from '../topics.js';
import { desk, optionalDay, payIssue, reason, version, yesNo } from './fields.js';

/** States of an address in the annual report; `OTH` is overseas. */
export const ADDRESS_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTH'] as const;

/**
 * Terms of an agreement on recipient created tax invoices, each ticked by an admin (LI 2023/20 s 8): supplies named,
 * both sides registered for GST, the company may issue, the supplier doesn't, each reports the end of its registration.
 */
export const AGREEMENT_TERMS = [
  'supplies-named',
  'both-registered',
  'company-issues',
  'supplier-does-not',
  'tells-when-it-ends',
] as const;
export type AgreementTerm = (typeof AGREEMENT_TERMS)[number];

/** A person's name and address in the annual report. Address line and postcode are the account's. */
export const reportedName = z.object({
  name_kind: z.enum(['individual', 'business']).default('individual'),
  family_name: optionalLine(60).default(''),
  /** May stay empty when `single_name` is set. */
  given_name: optionalLine(60).default(''),
  second_given_name: optionalLine(60).default(''),
  single_name: z.boolean().default(false),
  business_name: optionalLine(200).default(''),
  suburb: optionalLine(60).default(''),
  state: z.enum(['', ...ADDRESS_STATES]).default(''),
});

/** The fund for super. No tax file number is stored. */
export const superFund = z.object({
  fund_name: optionalLine(120).default(''),
  /** The fund's unique superannuation identifier. */
  fund_usi: optionalLine(20).default(''),
  fund_member_number: optionalLine(40).default(''),
});

/** The office's payment details of a person. Days are YYYY-MM-DD, empty for none. */
export const payeeDetails = z.object({
  ...reportedName.shape,
  ...superFund.shape,
  /** Registered for GST from this day until before `gst_ended_on`; the register was checked on `gst_checked_on`. */
  gst_from: optionalDay,
  gst_ended_on: optionalDay,
  gst_checked_on: optionalDay,
  /** Day of a statement by a supplier about why no ABN is needed; nothing is withheld from then on. */
  statement_on: optionalDay,
  statement_reason: optionalLine(300).default(''),
  rcti_form: z.enum(['', 'signed', 'embedded']).default(''),
  rcti_from: optionalDay,
  rcti_ended_on: optionalDay,
  rcti_refused_on: optionalDay,
  rcti_terms: z.array(z.enum(AGREEMENT_TERMS)).max(AGREEMENT_TERMS.length).default([]),
  /** Engagement of the person, the basis for deciding about super. */
  contract_with: z.enum(['', 'person', 'company', 'trust', 'partnership']).default(''),
  mainly_labour: yesNo,
  paid_for_result: yesNo,
  may_delegate: yesNo,
});
export type PayeeDetails = z.infer<typeof payeeDetails>;

export const superAnswer = z.enum(['yes', 'no', 'undecided']);
export type PaySuperAnswer = z.infer<typeof superAnswer>;

const superDecision = z.object({
  answer: z.enum(['yes', 'no']),
  reason: z.string(),
  from: z.string(),
  decided_by: z.string(),
  /** ISO 8601 instant. */
  decided_at: z.string(),
});

export const payeeRow = z.object({
  user_id: answeredId,
  name: z.string(),
  /** The person was removed. */
  has_left: z.boolean(),
  abn: z.string(),
  gst_registered: z.boolean(),
  has_bank_details: z.boolean(),
  on_hold: z.boolean(),
  super_answer: superAnswer,
  /** Everything that the annual report needs of the person is there. */
  reportable: z.boolean(),
});

export const payee = z.object({
  ...payeeRow.shape,
  version: z.number().int(),
  details: payeeDetails,
  address: z.string(),
  postcode: z.string(),
  /** The last three characters of the account number; empty without one. */
  account_ending: z.string(),
  /** Until when a changed account holds the next payment, an ISO 8601 instant; otherwise empty. */
  payments_held_until: z.string(),
  /** The person's own statement about GST; it counts once an admin has checked the register and entered it. */
  gst_claimed_from: z.string(),
  /** Empty when the person is not on hold. */
  hold_reason: z.string(),
  held_by: z.string(),
  /** ISO 8601 instant. */
  held_at: z.string(),
  super_reason: z.string(),
  /** Proposal from the answers about the engagement; an admin decides. */
  super_proposal: z.object({ answer: superAnswer, reason: z.string() }),
  /** Newest first. */
  super_decisions: z.array(superDecision),
  /** Each condition of a recipient created tax invoice today, with the reason. */
  rcti_conditions: z.array(z.object({ condition: z.string(), holds: z.boolean(), msg: z.string() })),
  /** Missing details for the annual report. */
  report_problems: z.array(payIssue),
});
export type Payee = z.infer<typeof payee>;

const person = { params: z.object({ user_id: id }) };

export const listPayees = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/list-payees',
  shows: ['payment', 'work', 'account'],
  // A changed account stops holding the payment.
  byTheClock: true,
  summary:
    'Lists people we pay by name, with search and filters, a page at a time. Includes removed people who have worked.',
  body: z.object({
    text: searchText,
    standing: z.enum(['all', 'on-hold', 'super-undecided', 'no-bank-details', 'left']).default('all'),
    ...sorting(['name']),
    ...paging,
  }),
  answer: pageSchema(payeeRow),
});

export const getPayee = defineCall({
  ...desk,
  ...person,
  method: 'GET',
  path: '/api/admin/pay/payees/:user_id',
  shows: ['payment', 'work', 'account'],
  // A changed account stops holding the payment.
  byTheClock: true,
  summary: 'Gets a person’s pay details, without bank details.',
  answer: payee,
});

export const savePayee = defineCall({
  ...desk,
  ...person,
  method: 'POST',
  path: '/api/admin/pay/payees/:user_id',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'user_id', person: 'user_id' }],
  summary: 'Saves a person’s pay details. 409 if someone else has changed them.',
  body: z.object({ version, details: payeeDetails }),
  answer: payee,
});

export const decideSuper = defineCall({
  ...desk,
  ...person,
  method: 'POST',
  path: '/api/admin/pay/payees/:user_id/super',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'user_id', person: 'user_id' }],
  summary: 'Decides whether super is owed for a person from a day on, with the reason. Keeps earlier decisions.',
  body: z.object({ answer: z.enum(['yes', 'no']), reason, from: businessDate }),
  answer: payee,
});

/** People of one call of `decideSuperOfMany`: a page of the list. */
export const MAX_DECIDED_SUPER = 100;

export const decideSuperOfMany = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/decide-super',
  recentFactor: true,
  changes: ['payment'],
  summary:
    'Decides whether super is owed for several undecided people, each in its own transaction. `already`: decided so before. `left`: not decided, `msg` says why. Idempotent.',
  body: z.object({
    user_ids: z.array(id).min(1).max(MAX_DECIDED_SUPER),
    answer: z.enum(['yes', 'no']),
    reason,
    from: businessDate,
  }),
  answer: z.object({
    results: z.array(
      z.object({
        user_id: answeredId,
        name: z.string(),
        outcome: z.enum(['decided', 'already', 'left']),
        msg: z.string(),
      }),
    ),
  }),
});

export const holdPayee = defineCall({
  ...desk,
  ...person,
  method: 'POST',
  path: '/api/admin/pay/payees/:user_id/hold',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'user_id', person: 'user_id' }],
  summary: 'Puts a person’s payments on hold with a reason, or releases them. 409 if nothing would change.',
  body: z.discriminatedUnion('hold', [
    z.object({ hold: z.literal(true), reason }),
    z.object({ hold: z.literal(false) }),
  ]),
  answer: payee,
});

const own = { service: 'invoice', access: SUB_CONTRACTORS } as const;

/** Details that a person enters themselves. */
export const ownPayDetails = z.object({
  ...reportedName.shape,
  ...superFund.shape,
  /** The person's own statement: registered for GST from this day; empty: not registered. */
  gst_claimed_from: optionalDay,
});

export const getMyPayDetails = defineCall({
  ...own,
  method: 'GET',
  path: '/api/my-payments/details',
  shows: ['payment', 'work', 'account'],
  summary: 'Gets your details for tax and super, with their version.',
  answer: z.object({
    ...ownPayDetails.shape,
    version: z.number().int(),
    /** True if the office found the GST registration in the register, so that GST is paid. */
    gst_registered: z.boolean(),
    /** The person's missing details for the annual report of payments. */
    report_problems: z.array(payIssue).default([]),
  }),
});

export const saveMyPayDetails = defineCall({
  ...own,
  method: 'POST',
  path: '/api/my-payments/details',
  changes: [{ topic: 'payment', id: CALLER, person: CALLER }],
  summary: 'Saves your details for tax and super. 409 if they have changed.',
  body: z.object({ ...ownPayDetails.shape, version }),
  answer: getMyPayDetails.answer,
});

/** Most people of one call for bank details. */
export const MAX_PAYEE_ACCOUNTS = 1000;

export const payeeAccount = z.object({
  id: z.uuid(),
  account_name: z.string(),
  bsb: z.string(),
  account_number: z.string(),
  /** A keyed hash of BSB and account number, to see that they have changed. */
  fingerprint: z.string(),
});
export type PayeeAccount = z.infer<typeof payeeAccount>;

export const getPayeeAccounts = defineCall({
  method: 'POST',
  path: '/internal/payee-accounts',
  service: 'auth',
  access: ['service'],
  callers: ['invoice'],
  summary: 'Gets people’s bank details for an admin’s bank file. Audited. Leaves out people without any.',
  body: z.object({
    ids: z.array(z.uuid()).min(1).max(MAX_PAYEE_ACCOUNTS),
    admin: z.object({ id: z.uuid(), name: line(200) }),
    /** Purpose of the file, such as "Pay run 12". */
    purpose: line(120),
  }),
  answer: z.object({ accounts: z.array(payeeAccount) }),
});
