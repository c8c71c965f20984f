import { z } from 'zod';
import { defineCall } from './call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  line,
  money,
  optionalAnsweredId,
  optionalLine,
  pageSchema,
  paging,
  searchText,
} from './fields.js';
import { buildCustomIssue, getFieldSentence } from './refusals/sentences.js';

/** Minutes for an admin to log in at Xero and allow the connection. */
export const XERO_CONNECT_MINUTES = 15;
/** The page of ours that Xero leads back to with `code` and `state`, or with `error`: the redirect URI of the app at Xero. */
export const XERO_PAGE = '/admin/xero/connected';
/** Maximum Xero contacts returned by a search. */
export const MAX_XERO_CONTACTS_FOUND = 20;
/** Contacts of one call of `confirmXeroContacts`. */
export const MAX_XERO_CONTACTS_CONFIRMED = 100;

const desk = { service: 'invoice', access: ['admin'] } as const;

/**
 * `not-set-up`: the server has no XERO_CLIENT_ID. `choosing`: connected, but an organisation must be chosen. `broken`:
 * Xero rejects our tokens, so an admin must reconnect; items wait.
 */
export const XERO_STATES = ['not-set-up', 'off', 'choosing', 'connected', 'broken'] as const;
export type XeroState = (typeof XERO_STATES)[number];

export const xeroOrganisation = z.object({
  /** Xero's tenant id. */
  id: answeredId,
  name: z.string(),
});
export type XeroOrganisation = z.infer<typeof xeroOrganisation>;

export const getXero = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/xero',
  shows: ['xero', 'invoice', 'client'],
  summary: 'Gets the state of the connection to Xero, and how much waits for you.',
  answer: z.object({
    state: z.enum(XERO_STATES),
    /** Null until one is chosen. */
    organisation: xeroOrganisation.nullable(),
    /** Empty while not connected. */
    connected_by: z.string(),
    /** ISO 8601 instant; empty while not connected. */
    connected_at: z.string(),
    /** Accounts and tax types are chosen; nothing is sent before. */
    has_settings: z.boolean(),
    /** ISO 8601 instant of the last time that contacts and payments were read; empty before the first. */
    read_at: z.string(),
    /** Why the last reading failed, in Xero’s words where it gave some; empty when it didn't. */
    read_problem: z.string(),
    /** ISO 8601 instant until which Xero accepts no calls (its limits); otherwise empty. */
    paused_until: z.string(),
    counts: z.object({
      waiting: z.number().int(),
      needs_contact: z.number().int(),
      refused: z.number().int(),
      /** Payments to book or ignore. */
      payments: z.number().int(),
      /** Number of contacts whose details differ since they changed in Xero. */
      contact_changes: z.number().int(),
    }),
  }),
});

export const beginXero = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/begin',
  recentFactor: true,
  summary: `Gets the address at Xero at which to allow the connection. It leads back to ${XERO_PAGE} in the same session within ${XERO_CONNECT_MINUTES} minutes. 409 if Xero isn’t set up on the server.`,
  answer: z.object({ url: z.string() }),
});

export const finishXero = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/finish',
  changes: ['xero'],
  summary:
    'Connects Xero with what it added to the address of our page. If there is one organisation it is chosen at once. 409 if the attempt is not this session’s, has expired or was used. Audited.',
  body: z.object({ state: line(200), code: line(4000) }),
  answer: z.object({
    organisations: z.array(xeroOrganisation),
    /** Null if one must be chosen. */
    chosen: xeroOrganisation.nullable(),
  }),
});

export const listXeroOrganisations = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/xero/organisations',
  shows: ['xero'],
  summary: 'Lists the organisations that Xero lets us use, by name. Asks Xero. 409 while not connected.',
  answer: z.object({ organisations: z.array(xeroOrganisation) }),
});

export const chooseXeroOrganisation = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/choose',
  recentFactor: true,
  changes: ['xero'],
  summary:
    'Chooses the organisation that everything is sent to. Each organisation has its own settings, contacts and list of what was sent. 404 if Xero doesn’t let us use it. Audited.',
  body: z.object({ id }),
  answer: done,
});

export const disconnectXero = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/disconnect',
  recentFactor: true,
  changes: ['xero'],
  summary:
    'Disconnects Xero: revokes our tokens there and deletes them here. Settings and the list of what was sent stay for the next connection. Idempotent. Audited.',
  answer: done,
});

/** How payments of sub-contractors go to Xero: not at all, as bills, or as spend money from a bank account. */
export const XERO_CONTRACTOR_PAYMENTS = ['none', 'bill', 'spend'] as const;

/** An account’s code or a tax type in Xero; empty if none is chosen. */
const code = optionalLine(50);

const settingsFields = {
  /** Invoices and adjustment notes when they are sent. */
  send_invoices: z.boolean(),
  /** Code of an account of revenue. */
  sales_account: code,
  /** Tax types of sales with GST, and of sales without. */
  sales_tax: code,
  sales_tax_free: code,
  contractor_payments: z.enum(XERO_CONTRACTOR_PAYMENTS),
  /** Code of an account of expenses or direct costs. */
  contractor_account: code,
  /** Tax types of payments with GST, and of payments without. */
  contractor_tax: code,
  contractor_tax_free: code,
  /** Code of the liability that is withheld where there’s no ABN. */
  withheld_account: code,
  /** Xero’s id of the bank account that payments are spent from. */
  bank_account: code,
  /** Proposes payments that Xero has for our invoices. */
  read_payments: z.boolean(),
  version: z.number().int().min(0),
};
export const xeroSettings = z.object(settingsFields);
export type XeroSettings = z.infer<typeof xeroSettings>;

/** Fields required by the settings. */
export function listRequiredXeroFields({
  send_invoices,
  contractor_payments,
}: Pick<XeroSettings, 'send_invoices' | 'contractor_payments'>): (keyof XeroSettings)[] {
  const fields: (keyof XeroSettings)[] = [];
  if (send_invoices) fields.push('sales_account', 'sales_tax', 'sales_tax_free');
  if (contractor_payments !== 'none')
    fields.push('contractor_account', 'contractor_tax', 'contractor_tax_free', 'withheld_account');
  if (contractor_payments === 'spend') fields.push('bank_account');
  return fields;
}

export const getXeroSettings = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/xero/settings',
  shows: ['xero'],
  summary:
    'Gets what is sent to the chosen organisation, and with which accounts and tax types. 409 until one is chosen.',
  answer: xeroSettings,
});

export const listXeroChoices = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/xero/choices',
  shows: ['xero'],
  summary:
    'Lists the active accounts and tax types of the chosen organisation, by code and name. Asks Xero. 409 until one is chosen.',
  answer: z.object({
    accounts: z.array(
      z.object({
        id: answeredId,
        /** Empty for bank accounts without a code. */
        code: z.string(),
        name: z.string(),
        /** `sales`, `expense` and `liability`: settings that an account fits; `other` fits none. */
        use: z.enum(['sales', 'expense', 'liability', 'bank', 'other']),
        /** Xero’s tax type of the account by default; empty without one. */
        tax_type: z.string(),
      }),
    ),
    tax_types: z.array(
      z.object({
        tax_type: z.string(),
        name: z.string(),
        /** Percent. */
        rate: z.number(),
        for_sales: z.boolean(),
        for_expenses: z.boolean(),
      }),
    ),
  }),
});

export const saveXeroSettings = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/settings',
  recentFactor: true,
  changes: ['xero'],
  summary:
    'Saves what is sent to Xero, and with which accounts and tax types. Counts for what is sent from now on. 400 for a code that Xero doesn’t have. 409 if someone else has changed them. Audited.',
  body: z.object(settingsFields).superRefine((settings, context) => {
    for (const field of listRequiredXeroFields(settings))
      if (settings[field] === '') context.addIssue(buildCustomIssue('required', {}, [field]));
  }),
  answer: xeroSettings,
});

/** A contact as Xero had it when contacts were last read. */
export const xeroContact = z.object({
  id: answeredId,
  name: z.string(),
  /** Eleven digits, or empty. */
  abn: z.string(),
  email: z.string(),
});
export type XeroContact = z.infer<typeof xeroContact>;

export const XERO_CONTACT_KINDS = ['client', 'person'] as const;
/**
 * `linked`: confirmed by an admin. `to-create`: an admin has confirmed that there is none; created before the first
 * paper is sent. `proposed`: one contact has our id, its ABN or its email. `several`: more than one has, so an admin
 * must choose. `new`: none has.
 */
export const XERO_CONTACT_STATES = ['linked', 'to-create', 'proposed', 'several', 'new'] as const;

export const xeroContactRow = z.object({
  kind: z.enum(XERO_CONTACT_KINDS),
  /** Id of the client or sub-contractor. */
  id: answeredId,
  name: z.string(),
  abn: z.string(),
  email: z.string(),
  state: z.enum(XERO_CONTACT_STATES),
  /** Linked or proposed; null otherwise. */
  contact: xeroContact.nullable(),
  /** For a proposed one. */
  matched_by: z.enum(['id', 'abn', 'email', '']),
  /** Papers that wait until this is confirmed. */
  waiting: z.number().int(),
});
export type XeroContactRow = z.infer<typeof xeroContactRow>;

export const listXeroContacts = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/list-contacts',
  shows: ['xero', 'client', 'payment'],
  summary:
    'Lists clients and sub-contractors with their contact in Xero, or the one that is proposed: by our id, then by ABN, then by email. Those with waiting papers come first. 409 until an organisation is chosen.',
  body: z.object({
    kind: z.enum(['all', ...XERO_CONTACT_KINDS]).default('all'),
    state: z.enum(['all', 'open', ...XERO_CONTACT_STATES]).default('all'),
    text: searchText,
    ...paging,
  }),
  answer: pageSchema(xeroContactRow),
});

export const findXeroContacts = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/find-contacts',
  shows: ['xero'],
  summary: `Finds at most ${MAX_XERO_CONTACTS_FOUND} contacts of Xero by part of the name, the email or the ABN, by name.`,
  body: z.object({ text: searchText }),
  answer: z.object({ contacts: z.array(xeroContact) }),
});

export const confirmXeroContacts = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/confirm-contacts',
  changes: ['xero'],
  summary:
    'Confirms which contact in Xero a client or sub-contractor is; an empty `contact_id` means that it is created. Papers that wait for it are sent. 404 if one doesn’t exist, 409 if a contact is already another’s. Audited.',
  body: z.object({
    contacts: z
      .array(
        z.object({
          kind: z.enum(XERO_CONTACT_KINDS),
          id,
          contact_id: z.union([z.literal(''), id]),
        }),
      )
      .min(1)
      .max(MAX_XERO_CONTACTS_CONFIRMED)
      .refine(
        (contacts) => new Set(contacts.map((contact) => contact.id)).size === contacts.length,
        getFieldSentence('id_twice'),
      ),
  }),
  answer: done,
});

/** Differences between a client's details and their Xero contact since the contact changed. */
export const xeroContactChange = z.object({
  client_id: answeredId,
  client_name: z.string(),
  contact_id: answeredId,
  /** ISO 8601 instant at which it changed in Xero. */
  changed_at: z.string(),
  differences: z.array(
    z.object({ field: z.enum(['legal_name', 'abn', 'billing_email']), ours: z.string(), xero: z.string() }),
  ),
});
export type XeroContactChange = z.infer<typeof xeroContactChange>;

export const listXeroContactChanges = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/xero/contact-changes',
  shows: ['xero', 'client'],
  summary: 'Lists clients whose contact has changed in Xero and differs from ours, newest first, at most 100.',
  answer: z.object({ changes: z.array(xeroContactChange) }),
});

export const settleXeroContactChange = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/settle-contact-change',
  recentFactor: true,
  changes: ['xero', { topic: 'client', id: 'client_id' }],
  summary:
    'Takes the changed details of a contact into the client, or keeps ours. Nothing is sent to Xero. 409 if the contact has changed again. Audited.',
  body: z.object({
    client_id: id,
    /** As listed. */
    changed_at: z.iso.datetime(),
    take: z.boolean(),
  }),
  answer: done,
});

/** Kinds of items for Xero. An increasing note becomes an invoice there, a decreasing one a credit note. */
export const XERO_ITEM_KINDS = ['client-invoice', 'job-invoice', 'adjustment-note', 'contractor-payment'] as const;
export type XeroItemKind = (typeof XERO_ITEM_KINDS)[number];
/**
 * `needs-contact`: waits until an admin has confirmed the contact. `sent`: created by us. `matched`: Xero had it
 * already, with the same number, contact and total. `refused`: by Xero or us, `error` says why; Retry sends it again.
 */
export const XERO_ITEM_STATES = ['waiting', 'needs-contact', 'sending', 'sent', 'matched', 'refused'] as const;
export type XeroItemState = (typeof XERO_ITEM_STATES)[number];

export const xeroItem = z.object({
  id: answeredId,
  kind: z.enum(XERO_ITEM_KINDS),
  state: z.enum(XERO_ITEM_STATES),
  /** The paper's number, such as INV-0012; for a contractor's payment its reference. */
  number: z.string(),
  /** Client or sub-contractor. */
  name: z.string(),
  /** YYYY-MM-DD of the paper or the payment. */
  day: z.string(),
  /** With GST; negative for a decreasing note. */
  total: money,
  attempts: z.number().int(),
  /** ISO 8601 instants; empty if none. */
  queued_at: z.string(),
  next_try_at: z.string(),
  sent_at: z.string(),
  /** Xero’s own words if it gave some; empty without an error. */
  error: z.string(),
  /** Id of the invoice, credit note or bank transaction in Xero; empty until it exists. */
  xero_id: optionalAnsweredId,
});
export type XeroItem = z.infer<typeof xeroItem>;

export const listXeroItems = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/list-items',
  shows: ['xero', 'invoice', 'client', 'payment'],
  summary:
    'Lists what was sent to the chosen organisation and what is to be sent, newest first. `counts` are of all states with the same filters.',
  body: z.object({
    state: z.enum(['all', ...XERO_ITEM_STATES]).default('all'),
    kind: z.enum(['all', ...XERO_ITEM_KINDS]).default('all'),
    /** First and last day of papers, both included. */
    from: businessDate.optional(),
    to: businessDate.optional(),
    /** Part of the number or the name. */
    text: searchText,
    ...paging,
  }),
  answer: z.object({
    ...pageSchema(xeroItem).shape,
    counts: z.record(z.enum(XERO_ITEM_STATES), z.number().int()),
  }),
});

export const retryXeroItem = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/retry-item',
  changes: ['xero'],
  summary: 'Sends something that was refused again. 404 if it doesn’t exist, 409 if it wasn’t refused. Audited.',
  body: z.object({ id }),
  answer: done,
});

export const queueXeroItems = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/queue-items',
  changes: ['xero'],
  summary:
    'Queues what was sent or paid on these days before Xero was connected: invoices, adjustment notes and payments of sub-contractors, as the settings say. What is queued already isn’t queued twice. Audited.',
  body: z
    .object({ from: businessDate, to: businessDate })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: getFieldSentence('before_from') }),
  answer: z.object({ queued: z.number().int() }),
});

/** `deleted`: no longer in Xero. A booked one must then be undone by hand. */
export const XERO_PAYMENT_STATES = ['open', 'booked', 'ignored', 'deleted'] as const;

export const xeroPayment = z.object({
  id: answeredId,
  state: z.enum(XERO_PAYMENT_STATES),
  /** YYYY-MM-DD */
  day: z.string(),
  amount: money,
  /** As in Xero; may be empty. */
  reference: z.string(),
  /** True if reconciled with the bank in Xero. */
  reconciled: z.boolean(),
  invoice_number: z.string(),
  client_id: answeredId,
  client_name: z.string(),
  /** The invoice's current amount owing here. */
  open: money,
  /** Amount to book: the invoice's amount owing, up to the payment. The rest becomes the client’s credit. */
  part: money,
  /**
   * A payment of the same amount is already booked for the invoice, on the same day or with less left owing: this may
   * be the same one. The amount is the payment's, or its part for the invoice.
   */
  looks_booked: z.boolean(),
  /** Booked here and deleted in Xero since: check it. */
  deleted_since: z.boolean(),
});
export type XeroPayment = z.infer<typeof xeroPayment>;

export const listXeroPayments = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/list-payments',
  shows: ['xero', 'receivable', 'invoice', 'client'],
  summary: 'Lists payments that Xero has for our invoices, newest first. Nothing is booked until you say so.',
  body: z.object({ state: z.enum(XERO_PAYMENT_STATES).default('open'), ...paging }),
  answer: pageSchema(xeroPayment),
});

export const bookXeroPayment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/book-payment',
  changes: ['xero', 'receivable'],
  summary:
    'Books a payment that Xero has for an invoice; `part` must be what was shown. Idempotent. 409 if the invoice has another amount open, or the payment is ignored or deleted in Xero. Audited.',
  body: z.object({ id, part: money }),
  answer: done,
});

export const ignoreXeroPayment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/ignore-payment',
  changes: ['xero'],
  summary: 'Ignores a payment of Xero’s, or takes that back. 404 if it doesn’t exist, 409 if it is booked. Audited.',
  body: z.object({ id, ignored: z.boolean() }),
  answer: done,
});

export const syncXero = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/xero/sync',
  changes: ['xero'],
  summary:
    'Asks for contacts and payments to be read now; `getXero` says when it is done. They are read every 15 minutes by themselves. 409 until an organisation is chosen.',
  answer: done,
});
