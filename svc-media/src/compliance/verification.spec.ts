import { type ComplianceKind, verifyDocument } from '@cleaning/contracts';
import { keptDetails, type Verification, verificationIssues } from './verification.js';

const TODAY = '2028-02-29';
const given = (fields: Partial<Verification>): Verification =>
  (verifyDocument.body as NonNullable<typeof verifyDocument.body>).parse({ version_id: 'v', ...fields });

const police = { issuer: 'SAPOL', reference: 'NPC-1', issued_on: '2028-01-15', expires_on: '2029-01-15' };

describe('a verification', () => {
  it.each<[string, ComplianceKind, Partial<Verification>, string[]]>([
    ['of a police check with all of it', 'police_check_img', police, []],
    ['of a police check without any of it', 'police_check_img', {}, ['issued_on', 'expires_on', 'issuer', 'reference']],
    ['that ends today', 'passport_img', { expires_on: TODAY }, []],
    ['that ended yesterday', 'passport_img', { expires_on: '2028-02-28' }, ['expires_on']],
    ['of a passport without an end', 'passport_img', {}, ['expires_on']],
    ['of what never ends', 'agreement_img', {}, []],
    ['of what never ends, with an end', 'agreement_img', { expires_on: '2030-01-01' }, ['expires_on']],
    ['issued tomorrow', 'licence', { issuer: 'a', reference: 'b', issued_on: '2028-03-01' }, ['issued_on']],
    [
      'of insurance without insurer and amount',
      'public_liability',
      { reference: 'P1', expires_on: '2029-01-01' },
      ['insurer', 'amount'],
    ],
    ['of an induction without an end', 'induction', {}, []],
    [
      'of a visa with a work limit',
      'visa',
      { subclass: '500', conditions: '8105', expires_on: '2029-01-01', work_limit: true },
      [],
    ],
    ['with a work limit that is of no visa', 'induction', { work_limit: true }, ['work_limit']],
    [
      'that ends before it was issued',
      'induction',
      { issued_on: '2028-02-29', expires_on: '2028-02-28' },
      ['expires_on', 'expires_on'],
    ],
  ])('%s', (_, kind, fields, wrong) => {
    expect(verificationIssues(kind, given(fields), TODAY).map(({ field }) => field)).toEqual(wrong);
  });

  it('keeps what was filled in', () => {
    expect(keptDetails(given(police))).toEqual({ issuer: 'SAPOL', reference: 'NPC-1' });
  });
});
