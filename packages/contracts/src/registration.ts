import { z } from 'zod';
import { defineCall } from './call.js';
import { buildDocumentFields } from './documents.js';
import { done, email, line, printedLine } from './fields.js';
import { language } from './languages.js';
import { getFieldSentence } from './refusals/sentences.js';
import { SIGNATURE_FIELDS, type SignedKind, signatureFields } from './signed-papers.js';
import {
  accountDigits,
  bsbDigits,
  isPostcode,
  isValidAbn,
  telephone,
  toAbnDigits,
  toBareNumber,
} from './typed-numbers.js';

/** The banks and payment institutions to choose from: 41. */
export const BANKS = [
  'Commonwealth Bank',
  'Westpac',
  'ANZ',
  'NAB',
  'Macquarie Bank',
  'ING',
  'Bendigo Bank',
  'Bank of Queensland',
  'Suncorp Bank',
  'St.George Bank',
  'BankSA',
  'Bank of Melbourne',
  'Bankwest',
  'AMP Bank',
  'HSBC Australia',
  'Citibank Australia',
  'Rabobank Australia',
  'ME Bank',
  'UBank',
  'Up',
  'Beyond Bank',
  "People's Choice",
  'Heritage Bank',
  'Great Southern Bank',
  'Newcastle Permanent',
  'Greater Bank',
  'IMB Bank',
  'Bank Australia',
  'Teachers Mutual Bank',
  'Police Bank',
  'P&N Bank',
  'Credit Union SA',
  'Australian Military Bank',
  'Defence Bank',
  'Qudos Bank',
  'RACQ Bank',
  'MyState Bank',
  'Judo Bank',
  'Bank First',
  'Wise',
  'PayPal Australia',
] as const;

export const ACCOUNT_TYPES = ['Savings account', 'Trust account'] as const;

export const PASSWORD_MIN_LENGTH = 10;
/** An account that was not verified within this many days is removed. */
export const UNVERIFIED_DAYS = 60;
/** Days before the removal when they are notified. */
export const UNVERIFIED_NOTICE_DAYS = 7;

/** Characters of a telephone number stored by svc-auth. */
const CONTACT_NUMBER_LENGTH = 20;

/** The text fields of a registration. The files are in `registerAccount.files`. */
export const registrationFields = z.object({
  name: printedLine(120),
  email,
  address: line(200),
  zip_code: line(10).overwrite(toBareNumber).refine(isPostcode, getFieldSentence('not_postcode')),
  contact_no: telephone(CONTACT_NUMBER_LENGTH),
  abn: line(30).overwrite(toAbnDigits),
  passport_number: line(20),
  bank_name: z.enum(BANKS, getFieldSentence('not_bank')),
  account_type: z.enum(ACCOUNT_TYPES, getFieldSentence('not_one_of', { values: ACCOUNT_TYPES })),
  account_name: printedLine(120),
  account_number: accountDigits,
  bsb: bsbDigits,
  password: z.string().min(1).max(200),
  password_confirm: z.string().min(1).max(200),
  /** Language of the app, notices and mails; English if missing. */
  language: language.optional(),
});
export type RegistrationFields = z.output<typeof registrationFields>;

const correctable = z.enum(['email', 'abn', 'password', 'password_confirm']);
/** A sentence for the person, and its field. */
export type RegistrationProblem = { field: z.infer<typeof correctable>; msg: string };

/** Correctable problems of otherwise valid fields, in the order of the form, which shows each beside its field. */
export function findRegistrationProblems(
  fields: Pick<RegistrationFields, 'abn' | 'password' | 'password_confirm'>,
): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  if (!isValidAbn(fields.abn)) problems.push({ field: 'abn', msg: 'That ABN isn’t valid. Check its 11 digits.' });
  if (fields.password.length < PASSWORD_MIN_LENGTH)
    problems.push({ field: 'password', msg: `The password must have at least ${PASSWORD_MIN_LENGTH} characters.` });
  if (fields.password !== fields.password_confirm)
    problems.push({ field: 'password_confirm', msg: 'The passwords don’t match.' });
  return problems;
}

/** The first problem, which the server returns as 200 with status 'error'. */
export const findRegistrationProblem = (
  fields: Parameters<typeof findRegistrationProblems>[0],
): RegistrationProblem | null => findRegistrationProblems(fields)[0] ?? null;

export const registerAccount = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  service: 'auth',
  access: 'public',
  changes: ['account'],
  summary: 'Registers a sub-contractor. Mistakes the person can correct return status error.',
  body: registrationFields.extend({
    /** The token of the invitation that has led here, which ends with the registration. */
    invitation: line(200).optional(),
    ...signatureFields,
  }),
  bodyKind: 'files',
  files: buildDocumentFields(true).map((file) => {
    const replacedBy = SIGNATURE_FIELDS[file.name as SignedKind];
    return replacedBy ? { ...file, replacedBy } : file;
  }),
  rate: { zone: 'registration', burst: 30 },
  answer: z.union([done, z.object({ status: z.literal('error'), msg: z.string(), field: correctable })]),
});
