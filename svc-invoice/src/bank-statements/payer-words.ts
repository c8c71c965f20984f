/** Words that banks write for any payment. Months and bank names don't identify a payer either. */
const GENERIC_WORDS = new Set(
  `DIRECT CREDIT CREDITS CR DC DEBIT DR INTER BANK INTERBANK TRANSFER TRANSFERS TRANSFERRED TFR TRF TRANS TRANSACTION XFER OSKO PAYID NPP
   FAST PAYMENT PAYMENTS PYMT PMT PAY PAID PAYER PAYEE BPAY BILL BILLER DEPOSIT DEPOSITS DEP DEPOSITED RECEIVED RECEIPT RCPT REC REF
   REFERENCE REMITTANCE RTGS SWIFT EFT EFTPOS ELECTRONIC ONLINE INTERNET BANKING NETBANK COMMBANK MOBILE PHONE APP WEB
   FROM TO BY OF FOR VIA IN AT ON THE AND WITH VALUE DATE EFFECTIVE PROCESSED MISC MISCELLANEOUS OTHER NEW
   ACCOUNT ACCT ACC AC A C D I ID NO NUMBER CUSTOMER CLIENT CASH CHEQUE CHQ CHECK BRANCH ATM COUNTER STANDING ORDER PERIODICAL AUTOMATIC AUTO
   INWARD INWARDS INCOMING OUTWARD FUND FUNDS ANYONE PAYANYONE EXTERNAL INTERNAL ENTRY AUTHORITY WIRE TELEGRAPHIC INTERNATIONAL OVERSEAS DOMESTIC
   BATCH BULK MERCHANT SETTLEMENT REVERSAL REFUND INTEREST THIRD PARTY EBANKING
   RECURRING SCHEDULED INSTANT REALTIME REAL TIME IMMEDIATE PENDING THANKS THANK YOU THX
   INV INVS INVOICE INVOICES TAX BSB AUD AUSTRALIA AU
   CBA WBC NAB ANZ ING BOQ WESTPAC STGEORGE BANKSA BANKWEST MACQUARIE BENDIGO SUNCORP
   JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER
   MON TUE WED THU FRI SAT SUN AM PM`.split(/\s+/),
);

/** Company forms and purposes of payments, which several payers may share. */
const SHARED_WORDS = new Set(
  'PTY LTD LIMITED PL INC CO COMPANY CLEANING CLEANER CLEANERS CLEAN SERVICE SERVICES'.split(' '),
);

const removeMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/** A text's words in capitals, without accents and signs. An apostrophe parts no word. */
export const splitWords = (text: string): string[] =>
  removeMarks(text)
    .toUpperCase()
    .replace(/['\u2019`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Key for remembering a payer's client: the text without case, signs and numbers, which change with each payment. Empty
 * if only the bank's own words remain.
 */
export function toPayerKey(text: string): string {
  const key = text
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();
  return key.split(' ').every((word) => GENERIC_WORDS.has(word)) ? '' : key;
}

/** Words that may identify a payer: no bank words, numbers or company forms. */
export const pickTellingWords = (text: string): string[] => [
  ...new Set(
    splitWords(text).filter(
      (word) => word.length > 1 && /\p{L}/u.test(word) && !GENERIC_WORDS.has(word) && !SHARED_WORDS.has(word),
    ),
  ),
];

/** The words of a client's name, without forms of companies and joining words. */
export const pickNameWords = (name: string): string[] =>
  splitWords(name).filter((word) => !['AND', 'THE', 'PTY', 'LTD', 'LIMITED', 'PL', 'INC'].includes(word));

/**
 * A text independent of how programs write it: without case, accents, blanks, signs, and leading zeros, which
 * spreadsheets remove.
 */
export const foldText = (text: string): string =>
  removeMarks(text)
    .toUpperCase()
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
