import type { PayeeDetails, Supplier } from '@cleaning/contracts';
import type { DocumentKind } from '../remittance/documents.js';

/**
 * Contents of a payment's document, frozen when issued, except that the payee is erased years later. Amounts are whole
 * cents.
 */
export interface DocumentContent {
  readonly company: Supplier;
  readonly payee: {
    readonly name: string;
    readonly abn: string;
    readonly address: string;
    /** Erased with the person, years after the payment. */
    readonly erased?: true;
  };
  readonly gst_registered: boolean;
  readonly gst_percent: number;
  /** The document contains the agreement on recipient created tax invoices (LI 2023/20 s 9). */
  readonly agreement_terms?: boolean;
  readonly run_number: number;
  /** YYYY-MM-DD. */
  readonly paid_on: string;
  readonly lines: readonly {
    readonly day: string;
    readonly text: string;
    readonly kind: string;
    readonly minutes: number | null;
    readonly cents: number;
    readonly taxable: boolean;
  }[];
  readonly taxable_cents: number;
  /** The whole payment; on its first document only. */
  readonly payment: {
    readonly withheld_cents: number;
    readonly paid_cents: number;
    readonly account_ending: string;
  } | null;
}

/** A document with its number, as the database has it. */
export interface IssuedDocument {
  readonly number: string;
  readonly kind: DocumentKind;
  readonly issued_on: string;
  readonly corrects: string | null;
  readonly repeats: string | null;
  readonly sub_total_cents: number;
  readonly gst_cents: number;
  readonly total_cents: number;
  readonly content: DocumentContent;
}

/** A person's details at the approval of a run. */
export interface RowFacts {
  readonly abn: string;
  readonly address: string;
  readonly postcode: string;
  readonly details: PayeeDetails;
  /** Percent of GST at the approval. */
  readonly gst_percent: number;
  /** All except the GST was erased with the person, years after the payment. */
  readonly erased?: true;
}

/** The payee's name on the document: the business's, otherwise the person's. */
export const pickPayeeName = (name: string, { details }: RowFacts): string =>
  details.name_kind === 'business' && details.business_name !== '' ? details.business_name : name;

export const formatPayeeAddress = ({ address, postcode, details }: RowFacts): string =>
  [address, [details.suburb, details.state, postcode].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
