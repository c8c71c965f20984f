/**
 * Source of the taxable payments annual report (TPAR). Amounts are whole cents; the file has whole dollars, cents cut
 * off. A financial year is named by the year in which it ends.
 */

export interface Address {
  /** Street address in one line; the file has two lines of 38 characters. */
  readonly street: string;
  readonly suburb: string;
  /** `OTH`: overseas; then the postcode is 9999 and the country is named. */
  readonly state: string;
  /** Four digits, as text. */
  readonly postcode: string;
  readonly country?: string;
}

/** Sender of the file. */
export interface Sender {
  readonly abn: string;
  readonly name: string;
  readonly contactName: string;
  readonly phone: string;
  readonly fax?: string;
  /** The sender's reference for the file, up to 16 characters. */
  readonly reference?: string;
  readonly address: Address;
  readonly postalAddress?: Address;
  readonly email?: string;
}

/** The company that paid. */
export interface Payer {
  readonly abn: string;
  /** Three digits; `000` by default (SOURCES 1.3: programs differ, therefore a setting). */
  readonly branch?: string;
  readonly name: string;
  readonly tradingName?: string;
  readonly address: Address;
  readonly contactName?: string;
  readonly phone?: string;
  readonly fax?: string;
  readonly email?: string;
}

export type PayeeName =
  | {
      readonly kind: 'individual';
      readonly surname: string;
      /** May be empty only for a person with a single legal name. */
      readonly given: string;
      readonly secondGiven?: string;
      readonly singleName?: boolean;
    }
  | { readonly kind: 'business'; readonly name: string };

/** `O`: in an original report. `A`: amended. */
export type Amendment = 'O' | 'A';

export interface Payee {
  /** The product's id. It is not written; issues name it. */
  readonly id: string;
  /** 11 digits; null if none was quoted. */
  readonly abn: string | null;
  readonly name: PayeeName;
  readonly tradingName?: string;
  readonly address: Address;
  readonly phone?: string;
  readonly email?: string;
  /** Optional in the report. NNN-NNN or six digits, and digits. */
  readonly bank?: { readonly bsb: string; readonly account: string };
  /** Payments in the financial year by day of payment, with GST and withholding. */
  readonly paidCents: number;
  readonly gstCents: number;
  /** Withheld because no ABN was quoted. */
  readonly withheldCents: number;
  readonly amendment: Amendment;
  /** Name, ABN and address were erased with the person, years after the report. */
  readonly erased?: true;
}

export interface Report {
  /** The year in which the financial year ends. */
  readonly financialYear: number;
  readonly sender: Sender;
  readonly payer: Payer;
  readonly payees: readonly Payee[];
}

export interface ReportSettings {
  /** `T`: test, answered by a validation report only. `P`: production. */
  readonly runType: 'T' | 'P';
  /** `none` is what the tax office prefers; `crlf` ends each record. */
  readonly lineEnds: 'none' | 'crlf';
  /** `INHOUSE` and the company's name, or `COMMERCIAL`, developer, product and version. */
  readonly software: string;
  /** Name without an ending (SOURCES 1.2, U). */
  readonly fileName: string;
  /** Maximum payees in a file; more are split into several complete files. Null: all in one. */
  readonly mostPayees: number | null;
}

/** A sentence about a field, of one payee or of the report (`payee` is null). */
export interface ReportIssue {
  readonly payee: string | null;
  readonly field: string;
  readonly msg: string;
}

/** `problems` keep the file from being written; `warnings` do not. */
export interface ReportIssues {
  readonly problems: readonly ReportIssue[];
  readonly warnings: readonly ReportIssue[];
}

/** Cents as the report's whole dollars: cut off, never rounded (SOURCES 1.2, I). Not for negative amounts. */
export const toWholeDollars = (cents: number): number => (cents - (cents % 100)) / 100;

/** The day on which the report of a financial year is due, YYYY-MM-DD (SOURCES 1.4, P). */
export const computeReportDueDay = (financialYear: number): string => `${financialYear}-08-28`;
