import { type ComplianceOfPerson, findMissingDocuments, lacksText } from './missing-documents.js';

const TODAY = '2028-02-29';
const police = (expires_on: string, base = 'verified') => ({ kind: 'police_check_img', base, expires_on });
const given = (part: Partial<ComplianceOfPerson>): ComplianceOfPerson => ({
  documents: [],
  required: [],
  counting: null,
  start: null,
  ...part,
});

describe('the documents that a person lacks', () => {
  it.each<[string, Partial<ComplianceOfPerson>, string]>([
    ['none, where nothing is known', {}, ''],
    ['none on the last day', { documents: [police(TODAY)] }, ''],
    [
      'one that counts and is expired',
      { documents: [police('2028-02-28')] },
      'Police check (expired, last valid on 28/02/2028)',
    ],
    ['none that the settings leave out', { documents: [police('2028-02-28')], counting: ['visa'] }, ''],
    ['none that was never dated', { documents: [police('', 'unchecked')] }, ''],
    [
      'one that the job requires and that was never dated',
      { documents: [police('', 'unchecked')], required: ['police_check_img'] },
      'Police check (not checked by the office)',
    ],
    [
      'one that the job requires and that nobody has sent',
      { required: ['children_check_img'] },
      'Working with children check (missing)',
    ],
    [
      'one that waits',
      {
        documents: [{ kind: 'children_check_img', base: 'submitted', expires_on: '' }],
        required: ['children_check_img'],
      },
      'Working with children check (not checked by the office yet)',
    ],
    ['none of kinds that a newer version has', { documents: [{ kind: 'boots', base: 'worn', expires_on: '' }] }, ''],
    [
      'each of several',
      { documents: [police('2028-02-28'), { kind: 'visa', base: 'verified', expires_on: '2027-12-31' }] },
      'Police check (expired, last valid on 28/02/2028), Visa (expired, last valid on 31/12/2027)',
    ],
  ])('%s', (_, part, text) => {
    expect(lacksText(findMissingDocuments(given(part), TODAY))).toBe(text);
  });
});
