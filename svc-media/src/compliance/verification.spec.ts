import { type ComplianceKind, verifyDocument } from '@cleaning/contracts';
import { findVerificationIssues, toStoredDetails, type Verification } from './verification.js';

const TODAY = '2028-02-29';
const createVerification = (fields: Partial<Verification>): Verification =>
  (verifyDocument.body as NonNullable<typeof verifyDocument.body>).parse({ version_id: 'v', ...fields });

const police = { issuer: 'SAPOL', reference: 'NPC-1', issued_on: '2028-01-15', expires_on: '2029-01-15' };

describe('verificationIssues and toStoredDetails', () => {
  it.each<[string, ComplianceKind, Partial<Verification>, string[]]>([
    ['of a complete police check', 'police_check_img', police, []],
    ['of an empty police check', 'police_check_img', {}, ['issued_on', 'expires_on', 'issuer', 'reference']],
    ['that ends today', 'passport_img', { expires_on: TODAY }, []],
    ['that ended yesterday', 'passport_img', { expires_on: '2028-02-28' }, ['expires_on']],
    ['of a passport without an expiry date', 'passport_img', {}, ['expires_on']],
    ['of an agreement without an expiry date', 'agreement_img', {}, []],
    ['of an agreement with an expiry date', 'agreement_img', { expires_on: '2030-01-01' }, ['expires_on']],
    ['issued tomorrow', 'licence', { issuer: 'a', reference: 'b', issued_on: '2028-03-01' }, ['issued_on']],
    [
      'of insurance without insurer and amount',
      'public_liability',
      { reference: 'P1', expires_on: '2029-01-01' },
      ['insurer', 'amount'],
    ],
    ['of an induction without an expiry date', 'induction', {}, []],
    [
      'of a visa with a work limit',
      'visa',
      { subclass: '500', conditions: '8105', expires_on: '2029-01-01', work_limit: true },
      [],
    ],
    [
      'of insurance that starts after its expiry date',
      'public_liability',
      { insurer: 'a', reference: 'b', amount: '1', expires_on: '2029-01-01', valid_from: '2029-01-02' },
      ['valid_from'],
    ],
    [
      'of a visa to check again yesterday',
      'visa',
      { subclass: '500', conditions: '8105', expires_on: '2029-01-01', check_again_on: '2028-02-28' },
      ['check_again_on'],
    ],
    ['of an induction with a work limit', 'induction', { work_limit: true }, ['work_limit']],
    [
      'with an expiry date before its issue date',
      'induction',
      { issued_on: '2028-02-29', expires_on: '2028-02-28' },
      ['expires_on', 'expires_on'],
    ],
  ])('check a verification %s', (_, kind, fields, wrong) => {
    expect(findVerificationIssues(kind, createVerification(fields), TODAY).map(({ field }) => field)).toEqual(wrong);
  });

  it.each<[ComplianceKind, Partial<Verification>, object]>([
    ['police_check_img', { ...police, outcome: 'none' }, { issuer: 'SAPOL', reference: 'NPC-1', outcome: 'none' }],
    [
      'children_check_img',
      { reference: 'SRN1', full_name: 'Ana Silva', name_matches: 'yes', not_prohibited: 'yes' },
      { reference: 'SRN1', full_name: 'Ana Silva', name_matches: 'yes', not_prohibited: 'yes' },
    ],
    [
      'public_liability',
      { insurer: 'a', insured: 'Ana Silva', insured_abn: '51 824 753 556', valid_from: '2028-01-01' },
      { insurer: 'a', insured: 'Ana Silva', insured_abn: '51824753556', valid_from: '2028-01-01' },
    ],
    [
      'visa',
      { subclass: '500', consented: 'yes', identity_sighted: 'yes', check_again_on: '2028-08-01' },
      { subclass: '500', consented: 'yes', identity_sighted: 'yes', check_again_on: '2028-08-01' },
    ],
    // Fields of other kinds are dropped.
    ['passport_img', { ...police, insurer: 'a', consented: 'yes' }, {}],
  ])('keep only the fields of %s', (kind, fields, kept) => {
    expect(toStoredDetails(kind, createVerification(fields))).toEqual(kept);
  });

  it.each<[string, Record<string, string>]>([
    ['insured_abn', { insured_abn: '12345678901' }],
    ['outcome', { outcome: 'two fines' }],
    ['not_prohibited', { not_prohibited: 'no' }],
    ['valid_from', { valid_from: '2027-02-29' }],
  ])('refuse a wrong %s by its name', (field, fields) => {
    const parsed = verifyDocument.body?.safeParse({ version_id: 'v', ...fields });
    expect(parsed?.error?.issues.map(({ path }) => path.join('.'))).toContain(field);
  });
});
