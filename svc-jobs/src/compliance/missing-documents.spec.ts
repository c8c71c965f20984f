import { listDocumentProblems } from '@cleaning/contracts';
import { type ComplianceOfPerson, findMissingDocuments } from './missing-documents.js';

const TODAY = '2028-02-29';
const police = (expires_on: string, base = 'verified') => ({ kind: 'police_check_img', base, expires_on });
const makeCompliance = (part: Partial<ComplianceOfPerson>): ComplianceOfPerson => ({
  documents: [],
  required: [],
  counting: null,
  start: null,
  ...part,
});

describe('findMissingDocuments', () => {
  it.each<[string, Partial<ComplianceOfPerson>, string]>([
    ['finds none where nothing is known', {}, ''],
    ['accepts a document on its last day', { documents: [police(TODAY)] }, ''],
    [
      'finds an expired document that counts',
      { documents: [police('2028-02-28')] },
      'Police check (expired, last valid on 28 Feb 2028)',
    ],
    ['ignores kinds that the settings leave out', { documents: [police('2028-02-28')], counting: ['visa'] }, ''],
    ['ignores a document without a date', { documents: [police('', 'unchecked')] }, ''],
    [
      'finds a required document without a date',
      { documents: [police('', 'unchecked')], required: ['police_check_img'] },
      'Police check (not checked by the office)',
    ],
    [
      'finds a required document that was never sent',
      { required: ['children_check_img'] },
      'Working with children check (missing)',
    ],
    [
      'finds a required document that awaits checking',
      {
        documents: [{ kind: 'children_check_img', base: 'submitted', expires_on: '' }],
        required: ['children_check_img'],
      },
      'Working with children check (not checked by the office yet)',
    ],
    ['ignores kinds from a newer version', { documents: [{ kind: 'boots', base: 'worn', expires_on: '' }] }, ''],
    [
      'lists each of several documents',
      { documents: [police('2028-02-28'), { kind: 'visa', base: 'verified', expires_on: '2027-12-31' }] },
      'Police check (expired, last valid on 28 Feb 2028), Visa (expired, last valid on 31 Dec 2027)',
    ],
  ])('%s', (_, part, text) => {
    expect(listDocumentProblems(findMissingDocuments(makeCompliance(part), TODAY))).toBe(text);
  });
});
