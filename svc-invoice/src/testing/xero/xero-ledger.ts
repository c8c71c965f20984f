import { randomUUID } from 'node:crypto';

type Json = Record<string, unknown>;

export interface LedgerAnswer {
  readonly status: number;
  readonly body: object;
}

interface Contact {
  readonly ContactID: string;
  Name: string;
  ContactNumber: string;
  EmailAddress: string;
  TaxNumber: string;
  ContactStatus: string;
  changedAt: number;
}

interface Document extends Json {
  readonly id: string;
  readonly Type: string;
  readonly number: string;
  readonly contactId: string;
  Status: string;
  totalCents: number;
  dueCents: number;
  readonly sent: Json;
}

interface Payment {
  readonly PaymentID: string;
  readonly invoiceId: string;
  readonly Date: string;
  readonly Amount: number;
  readonly Reference: string;
  IsReconciled: boolean;
  Status: 'AUTHORISED' | 'DELETED';
  changedAt: number;
}

const ACCOUNTS = [
  { code: '200', name: 'Sales', type: 'REVENUE', class: 'REVENUE', tax: 'OUTPUT', system: '' },
  { code: '310', name: 'Sub-contractors', type: 'DIRECTCOSTS', class: 'EXPENSE', tax: 'INPUT', system: '' },
  {
    code: '825',
    name: 'PAYG Withholdings Payable',
    type: 'CURRLIAB',
    class: 'LIABILITY',
    tax: 'BASEXCLUDED',
    system: '',
  },
  { code: '820', name: 'GST', type: 'CURRLIAB', class: 'LIABILITY', tax: 'BASEXCLUDED', system: 'GST' },
  { code: '', name: 'Business Bank Account', type: 'BANK', class: 'ASSET', tax: 'BASEXCLUDED', system: '' },
];
export const BANK_ACCOUNT = '13918178-849a-4823-9a31-57b7eac713d7';

const TAX_RATES = [
  { type: 'OUTPUT', name: 'GST on Income', rate: 10, sales: true, expenses: false },
  { type: 'EXEMPTOUTPUT', name: 'GST Free Income', rate: 0, sales: true, expenses: false },
  { type: 'INPUT', name: 'GST on Expenses', rate: 10, sales: false, expenses: true },
  { type: 'EXEMPTEXPENSES', name: 'GST Free Expenses', rate: 0, sales: false, expenses: true },
  { type: 'BASEXCLUDED', name: 'BAS Excluded', rate: 0, sales: true, expenses: true },
];

/** Xero's JSON form of an instant. */
const toXeroDate = (at: number) => `/Date(${at}+0000)/`;
const toCents = (dollars: number) => Math.round(dollars * 100);
const found = (body: object): LedgerAnswer => ({ status: 200, body: { Status: 'OK', ...body } });

/** A 400 in Xero's form. */
const refuse = (...messages: string[]): LedgerAnswer => ({
  status: 400,
  body: {
    ErrorNumber: 10,
    Type: 'ValidationException',
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: messages.map((Message) => ({ Message })) }],
  },
});

/** The state of a Xero organisation as far as our calls see it. Behind Prism, so it only gets valid requests. */
export class XeroLedger {
  readonly contacts: Contact[] = [];
  readonly documents: Document[] = [];
  readonly payments: Payment[] = [];
  /** Amounts that credit notes were allocated, by note and invoice. */
  readonly allocations: { readonly noteId: string; readonly invoiceId: string; readonly cents: number }[] = [];

  addContact(given: Partial<Omit<Contact, 'ContactID'>> & { readonly Name: string }): Contact {
    const contact: Contact = {
      ContactID: randomUUID(),
      ContactNumber: '',
      EmailAddress: '',
      TaxNumber: '',
      ContactStatus: 'ACTIVE',
      changedAt: Date.now(),
      ...given,
    };
    this.contacts.push(contact);
    return contact;
  }

  /** Adds a document entered in Xero by hand. */
  addInvoice(contact: Contact, number: string, totalCents: number): Document {
    return this.keep('ACCREC', number, contact.ContactID, totalCents, {});
  }

  /** Adds a payment entered in Xero, or reconciled with a bank line. */
  pay(number: string, dollars: number, day: string, reference = ''): Payment {
    const invoice = this.find('ACCREC', number);
    const payment: Payment = {
      PaymentID: randomUUID(),
      invoiceId: invoice.id,
      Date: day,
      Amount: dollars,
      Reference: reference,
      IsReconciled: true,
      Status: 'AUTHORISED',
      changedAt: Date.now(),
    };
    invoice.dueCents -= toCents(dollars);
    this.payments.push(payment);
    return payment;
  }

  find(type: string, number: string): Document {
    const document = this.documents.find((each) => each.Type === type && each.number === number);
    if (!document) throw new Error(`There is no ${type} ${number}`);
    return document;
  }

  answer(method: string, path: string, query: URLSearchParams, since: number, body: Json): LedgerAnswer {
    const call = `${method} ${path.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}`;
    const id = /[\da-f]{8}-[\da-f-]{27}/.exec(path)?.[0] ?? '';
    if (call === 'GET /Accounts') return found({ Accounts: ACCOUNTS.map(toAccount) });
    if (call === 'GET /TaxRates') return found({ TaxRates: TAX_RATES.map(toTaxRate) });
    if (call === 'GET /Contacts') return this.listContacts(query, since);
    if (call === 'PUT /Contacts') return this.createContact((body.Contacts as Json[])[0] ?? {});
    if (call === 'GET /Invoices')
      return found({ Invoices: this.listInvoices(query).map((each) => this.toInvoice(each)) });
    if (call === 'GET /Invoices/:id')
      return found({ Invoices: this.documents.filter((each) => each.id === id).map((each) => this.toInvoice(each)) });
    if (call === 'PUT /Invoices') return this.createInvoice((body.Invoices as Json[])[0] ?? {});
    if (call === 'GET /CreditNotes')
      return found({ CreditNotes: this.listNotes(query).map((each) => this.toNote(each)) });
    if (call === 'PUT /CreditNotes') return this.createNote((body.CreditNotes as Json[])[0] ?? {});
    if (call === 'PUT /CreditNotes/:id/Allocations') return this.allocate(id, (body.Allocations as Json[])[0] ?? {});
    if (call === 'GET /BankTransactions')
      return found({ BankTransactions: this.listSpendings(query).map((each) => this.toSpending(each)) });
    if (call === 'PUT /BankTransactions') return this.createSpending((body.BankTransactions as Json[])[0] ?? {});
    if (call === 'GET /Payments') return this.listPayments(query, since);
    return { status: 404, body: { Message: `The stand-in knows no ${call}` } };
  }

  private keep(Type: string, number: string, contactId: string, totalCents: number, sent: Json): Document {
    const document: Document = {
      id: randomUUID(),
      Type,
      number,
      contactId,
      Status: 'AUTHORISED',
      totalCents,
      dueCents: totalCents,
      sent,
    };
    this.documents.push(document);
    return document;
  }

  private listContacts(query: URLSearchParams, since: number): LedgerAnswer {
    const number = /^ContactNumber=="(.*)"$/.exec(query.get('where') ?? '')?.[1];
    const all = this.contacts.filter(
      (contact) => contact.changedAt >= since && (number === undefined || contact.ContactNumber === number),
    );
    return found({ Contacts: paged(all, query).map(toContact) });
  }

  private createContact(given: Json): LedgerAnswer {
    const Name = String(given.Name);
    if (this.contacts.some((contact) => contact.Name.toLowerCase() === Name.toLowerCase()))
      return refuse(
        `The contact name ${Name} is already assigned to another contact. The contact name must be unique across all active contacts.`,
      );
    const contact = this.addContact({
      Name,
      ContactNumber: String(given.ContactNumber ?? ''),
      EmailAddress: String(given.EmailAddress ?? ''),
      TaxNumber: String(given.TaxNumber ?? ''),
    });
    return found({ Contacts: [toContact(contact)] });
  }

  private listInvoices(query: URLSearchParams): Document[] {
    const numbers = (query.get('InvoiceNumbers') ?? '').split(',');
    const states = (query.get('Statuses') ?? '').split(',');
    return this.documents.filter(
      ({ Type, number, Status }) =>
        (Type === 'ACCREC' || Type === 'ACCPAY') && numbers.includes(number) && states.includes(Status),
    );
  }

  private createInvoice(given: Json): LedgerAnswer {
    const Type = String(given.Type);
    const number = String(given.InvoiceNumber);
    if (Type === 'ACCREC' && this.documents.some((each) => each.Type === Type && each.number === number))
      return refuse('Invoice # must be unique.');
    return this.create(Type, number, given, (made) => ({ Invoices: [this.toInvoice(made)] }));
  }

  private listNotes(query: URLSearchParams): Document[] {
    const number = /^CreditNoteNumber=="(.*)"$/.exec(query.get('where') ?? '')?.[1];
    return this.documents.filter((each) => each.Type === 'ACCRECCREDIT' && each.number === number);
  }

  private createNote(given: Json): LedgerAnswer {
    return this.create('ACCRECCREDIT', String(given.CreditNoteNumber), given, (made) => ({
      CreditNotes: [this.toNote(made)],
    }));
  }

  private allocate(noteId: string, given: Json): LedgerAnswer {
    const note = this.documents.find(({ id }) => id === noteId);
    const invoiceId = String((given.Invoice as Json).InvoiceID);
    const invoice = this.documents.find(({ id }) => id === invoiceId);
    const cents = toCents(Number(given.Amount));
    if (!note || !invoice || cents > note.dueCents || cents > invoice.dueCents)
      return refuse('Amount exceeds the outstanding amount.');
    note.dueCents -= cents;
    invoice.dueCents -= cents;
    this.allocations.push({ noteId, invoiceId, cents });
    return found({ Allocations: [{ Amount: cents / 100, Date: given.Date, Invoice: { InvoiceID: invoiceId } }] });
  }

  private listSpendings(query: URLSearchParams): Document[] {
    const reference = /^Type=="SPEND" AND Reference=="(.*)"$/.exec(query.get('where') ?? '')?.[1];
    return this.documents.filter((each) => each.Type === 'SPEND' && each.number === reference);
  }

  private createSpending(given: Json): LedgerAnswer {
    if ((given.BankAccount as Json).AccountID !== BANK_ACCOUNT) return refuse('The bank account isn’t valid.');
    return this.create('SPEND', String(given.Reference), given, (made) => ({
      BankTransactions: [this.toSpending(made)],
    }));
  }

  private create(Type: string, number: string, given: Json, toBody: (made: Document) => object): LedgerAnswer {
    const contactId = String((given.Contact as Json).ContactID);
    const contact = this.contacts.find(({ ContactID }) => ContactID === contactId);
    if (!contact) return refuse('The Contact could not be found.');
    if (contact.ContactStatus === 'ARCHIVED')
      return refuse(`The contact ${contact.Name} is archived and can’t be used on new transactions.`);
    const lines = given.LineItems as Json[];
    const problems = lines.flatMap(({ AccountCode, TaxType }) => [
      ...(ACCOUNTS.some(({ code }) => code === AccountCode)
        ? []
        : [`Account code '${AccountCode}' is not a valid code for this document.`]),
      ...(TAX_RATES.some(({ type }) => type === TaxType)
        ? []
        : [`The TaxType code '${TaxType}' does not exist or cannot be used for this type of transaction.`]),
    ]);
    if (problems.length > 0) return refuse(...problems);
    const cents = lines.reduce(
      (sum, { UnitAmount, TaxAmount }) => sum + toCents(Number(UnitAmount)) + toCents(Number(TaxAmount)),
      0,
    );
    if (cents < 0) return refuse('The document total must be zero or more.');
    return found(toBody(this.keep(Type, number, contactId, cents, given)));
  }

  private listPayments(query: URLSearchParams, since: number): LedgerAnswer {
    const all = this.payments.filter(({ changedAt }) => changedAt >= since);
    const rows = paged(all, query).map((payment) => {
      const invoice = this.documents.find(({ id }) => id === payment.invoiceId);
      return {
        PaymentID: payment.PaymentID,
        PaymentType: 'ACCRECPAYMENT',
        Status: payment.Status,
        Date: toXeroDate(Date.parse(payment.Date)),
        Amount: payment.Amount,
        Reference: payment.Reference,
        IsReconciled: payment.IsReconciled,
        UpdatedDateUTC: toXeroDate(payment.changedAt),
        Invoice: { InvoiceID: payment.invoiceId, InvoiceNumber: invoice?.number ?? '' },
      };
    });
    return found({ Payments: rows });
  }

  private toInvoice({ id, Type, number, contactId, Status, totalCents, dueCents }: Document) {
    return {
      InvoiceID: id,
      Type,
      InvoiceNumber: number,
      Status,
      Contact: { ContactID: contactId },
      Total: totalCents / 100,
      AmountDue: dueCents / 100,
    };
  }

  private toNote({ id, Type, number, contactId, Status, totalCents, dueCents }: Document) {
    return {
      CreditNoteID: id,
      Type,
      CreditNoteNumber: number,
      Status,
      Contact: { ContactID: contactId },
      Total: totalCents / 100,
      RemainingCredit: dueCents / 100,
    };
  }

  private toSpending({ id, Type, number, contactId, Status, totalCents }: Document) {
    return {
      BankTransactionID: id,
      Type,
      Reference: number,
      Status,
      Contact: { ContactID: contactId },
      Total: totalCents / 100,
      BankAccount: { AccountID: BANK_ACCOUNT },
      LineItems: [],
    };
  }
}

function paged<Row>(rows: readonly Row[], query: URLSearchParams): Row[] {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('pageSize') ?? 100);
  return rows.slice((page - 1) * size, page * size);
}

const toContact = ({ changedAt, ...contact }: Contact) => ({ ...contact, UpdatedDateUTC: toXeroDate(changedAt) });

const toAccount = (account: (typeof ACCOUNTS)[number], index: number) => ({
  AccountID: account.type === 'BANK' ? BANK_ACCOUNT : `ebd06280-af70-4bed-97c6-7451a454ad8${index}`,
  ...(account.code === '' ? {} : { Code: account.code }),
  Name: account.name,
  Type: account.type,
  Class: account.class,
  Status: 'ACTIVE',
  TaxType: account.tax,
  ...(account.system === '' ? {} : { SystemAccount: account.system }),
});

const toTaxRate = (rate: (typeof TAX_RATES)[number]) => ({
  TaxType: rate.type,
  Name: rate.name,
  Status: 'ACTIVE',
  EffectiveRate: rate.rate,
  DisplayTaxRate: rate.rate,
  CanApplyToRevenue: rate.sales,
  CanApplyToExpenses: rate.expenses,
});
