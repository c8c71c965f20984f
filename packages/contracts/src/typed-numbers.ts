import { line, optionalLine } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Invisible format characters: zero-width blanks, soft hyphens, direction marks. */
const INVISIBLE = /\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
/** Blanks of any width, and dots, which stand between groups of digits. */
const BLANKS = /[\p{Zs}.·]+/gu;

/**
 * A number as it is typed or pasted, with plain digits, blanks and hyphens. Phones, web pages and office programs write no-break spaces
 * (U+00A0, U+202F), no-break hyphens (U+2011), dashes, dots and fullwidth digits.
 */
export const normalizeNumber = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(DASHES, '-').replace(BLANKS, ' ').trim();

/** `normalizeNumber` without separators: for an account number, a BSB, a postcode or a code. */
export const toBareNumber = (text: string): string => normalizeNumber(text).replace(/[ -]/g, '');

/** An ABN's digits. It may be copied together with its name: "ABN 51 824 753 556". Other texts stay unchanged. */
export function toAbnDigits(text: string): string {
  const digits = toBareNumber(text).replace(/^abn:?(?=\d)/i, '');
  return /^\d+$/.test(digits) ? digits : text;
}

/** Six digits are the shortest numbers that are dialled (13 12 13); E.164 allows 15. */
const TELEPHONE = /^\+?(?:[ ()-]*\d){6,15}[ ()-]*$/;

/** A telephone number as stored. "(0)" after a country code isn't dialled. */
export const normalizeTelephone = (text: string): string =>
  normalizeNumber(text).replace(/^(\+\d{1,3}) ?\(0\) ?/, (_, country: string) => `${country} `);

const TELEPHONE_MESSAGE = getFieldSentence('not_telephone');
/** Maximum characters typed or pasted, and stored by default. */
const TELEPHONE_LENGTH = 30;

/**
 * A typed telephone number.
 * @param max maximum characters stored
 */
export const telephone = (max = TELEPHONE_LENGTH) =>
  line(TELEPHONE_LENGTH)
    .overwrite(normalizeTelephone)
    .max(max)
    .refine((text) => TELEPHONE.test(text), TELEPHONE_MESSAGE);

/** A typed telephone number, or empty. */
export const optionalTelephone = optionalLine(TELEPHONE_LENGTH)
  .overwrite(normalizeTelephone)
  .refine((text) => text === '' || TELEPHONE.test(text), TELEPHONE_MESSAGE);

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Checksum of an Australian Business Number (abr.business.gov.au, "Format of the ABN"), however it is written. */
export function isValidAbn(text: string): boolean {
  const digits = toAbnDigits(text);
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const digit = Number(digits[index]) - (index === 0 ? 1 : 0);
    return total + digit * weight;
  }, 0);
  return sum % 89 === 0;
}

/** Long enough for an ABN with its name and any blanks. */
const ABN_LENGTH = 30;

/** An ABN as eleven digits. @param msg the sentence of one that is not valid */
export const abn = (msg: string) => line(ABN_LENGTH).overwrite(toAbnDigits).refine(isValidAbn, msg);

/** An ABN as eleven digits, or empty. */
export const optionalAbn = optionalLine(ABN_LENGTH)
  .overwrite(toAbnDigits)
  .refine((text) => text === '' || isValidAbn(text), getFieldSentence('not_abn'));

/** Four digits. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

/** A BSB as six digits. */
export const bsbDigits = line(14)
  .overwrite(toBareNumber)
  .refine((text) => /^\d{6}$/.test(text), getFieldSentence('not_six_digits'));

/** An account number: up to nine digits, which are all that a bank file has room for (ABA). */
export const accountDigits = line(20)
  .overwrite(toBareNumber)
  .refine((text) => /^\d{1,9}$/.test(text), getFieldSentence('not_nine_digits'));
