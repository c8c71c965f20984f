import type { BankAccount } from '@cleaning/contracts';
import type { CharacterSet } from './characters.js';

/** Codes of payments to payees (SOURCES 4.3, I). 50: general credit, for contractors; 53: pay, for employees. */
export const CREDIT_CODES = ['50', '51', '52', '53', '54', '55', '56', '57'] as const;
export type CreditCode = (typeof CREDIT_CODES)[number];

/** How the bank wants its file; one for each of the company's paying accounts. */
export interface BankAccountSettings {
  /** Code of the bank that processes the file, as in `BANK_PREFIXES`: NAB, CBA, WBC, ANZ, BSA. */
  readonly bankCode: string;
  /** The company's account: receives returns; a balancing record debits the sum from it. */
  readonly bsb: string;
  readonly account: string;
  /** The company's name as its bank knows it. */
  readonly userName: string;
  /** The number that the bank issued for direct entry, up to 6 digits. */
  readonly userId: string;
  /** Shown to the payee. */
  readonly remitter: string;
  readonly code: CreditCode;
  /** Adds a record that debits the sum from the company's account, so that the file sums to 0. */
  readonly balancing: boolean;
  /** Ends the last record with CRLF too. */
  readonly finalCrlf: boolean;
  /** Writes the company's BSB and account in columns 2–17 of the header. Blank by the specification. */
  readonly headerAccount: boolean;
  /** HHMM in columns 81–84 of the header, outside the specification; empty: blanks. */
  readonly headerTime: string;
  readonly characters: CharacterSet;
  /** Payments that one file may hold; null: the six digits of the count. */
  readonly mostPayments: number | null;
  /** Earliest processing day that the bank accepts. */
  readonly earliestDay: EarliestDay;
}

export type EarliestDay = BankAccount['earliest_day'];

/** Known rules of a bank; unknown ones stay as in `ANY_BANK`. */
export interface BankRules {
  /** `required`: refuses files without a balancing record. `optional`: a setting. */
  readonly balancing: 'required' | 'optional';
  readonly refusesHeaderAccount: boolean;
  readonly refusedCodes: readonly CreditCode[];
  readonly userId: string;
}

const ANY_BANK: BankRules = { balancing: 'optional', refusesHeaderAccount: false, refusedCodes: [], userId: '000000' };
const SUNCORP: BankRules = { ...ANY_BANK, refusedCodes: ['51', '52', '54', '57'] };
const BALANCED: BankRules = { ...ANY_BANK, balancing: 'required' };

/** Rules of banks, SOURCES 4.2 to 4.4, read in November 2026. Grades: NAB, CBA, Suncorp P; HSBC, Bankwest, Westpac S. */
const BANKS: Readonly<Record<string, BankRules>> = {
  NAB: BALANCED,
  CBA: { ...BALANCED, userId: '301500' },
  HBA: BALANCED,
  BWA: BALANCED,
  WBC: { ...ANY_BANK, refusesHeaderAccount: true },
  MET: SUNCORP,
  SUN: SUNCORP,
};

/** Known rules of a bank by its code; general ones for unknown banks. */
export const getBankRules = (bankCode: string): BankRules => BANKS[bankCode] ?? ANY_BANK;

export type BankDefaults = Omit<BankAccountSettings, 'bsb' | 'account' | 'userName' | 'remitter'>;

/**
 * Initial settings for a bank. Only what SOURCES grade P or I is certain: ask the bank for the user id, Westpac's,
 * ANZ's and BankSA's balancing record, and the earliest day.
 */
export function buildBankDefaults(bankCode: string): BankDefaults {
  const { balancing, userId } = getBankRules(bankCode);
  return {
    bankCode,
    userId,
    code: '50',
    balancing: balancing === 'required',
    finalCrlf: true,
    headerAccount: false,
    headerTime: '',
    characters: 'safe',
    mostPayments: null,
    earliestDay: 'next-business-day',
  };
}
