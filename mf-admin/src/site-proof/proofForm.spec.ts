import { FIRST_PROOF, saveSiteProof } from '@cleaning/contracts';
import { buildBody, buildForm } from './proofForm';

const proof = {
  ...FIRST_PROOF,
  version: 3,
  testimonials: [
    {
      text: 'Spotless.',
      name: 'Ana',
      organisation: '',
      source: 'Letter',
      source_address: '',
      said_on: '2026-03-02',
      rating: null,
    },
  ],
  ratings: [{ source: 'Google', source_address: 'https://g.example/x', value: 4.8, count: 31, read_on: '2026-03-02' }],
  prices: [{ service: 'office-cleaning' as const, dollars: 120, per: 'a visit', note: '' }],
  checks: [{ title: 'Police checks', text: 'Each person, renewed every three years.' }],
};

describe('proof and prices form', () => {
  it('sends the saved values back unchanged', () => {
    expect(saveSiteProof.body?.parse(buildBody(buildForm(proof)))).toEqual(proof);
  });

  it('splits postcodes at commas, semicolons, spaces and line breaks', () => {
    expect(buildBody({ ...buildForm(proof), served_postcodes: '5000, 5006\n5061;5034 ' }).served_postcodes).toEqual([
      '5000',
      '5006',
      '5061',
      '5034',
    ]);
  });
});
