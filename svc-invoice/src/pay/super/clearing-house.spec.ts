import { buildContributionList } from './clearing-house.js';

const ROW = {
  payee: 'p1',
  familyName: 'Nguyen',
  givenName: 'Lan',
  fundName: 'Example Super, Growth',
  fundUsi: 'EXA0001AU',
  memberNumber: '00123',
  paidOn: '2026-11-20',
  dueOn: '2026-12-01',
  baseCents: 123_456,
  superCents: 14_815,
};

describe('buildContributionList', () => {
  it('has a header, a row for each contribution, and their sum', () => {
    expect(buildContributionList([ROW, { ...ROW, payee: 'p2', superCents: 5 }])).toEqual({
      header: [
        'Family name',
        'Given name',
        'Fund',
        'USI',
        'Member number',
        'Paid on',
        'Due on',
        'Qualifying earnings',
        'Contribution',
      ],
      rows: [
        [
          'Nguyen',
          'Lan',
          'Example Super, Growth',
          'EXA0001AU',
          '00123',
          '2026-11-20',
          '2026-12-01',
          '1234.56',
          '148.15',
        ],
        ['Nguyen', 'Lan', 'Example Super, Growth', 'EXA0001AU', '00123', '2026-11-20', '2026-12-01', '1234.56', '0.05'],
      ],
      totalCents: 14_820,
      problems: [],
    });
  });

  it('leaves out rows of zero', () => {
    expect(buildContributionList([{ ...ROW, superCents: 0 }])).toMatchObject({ rows: [], totalCents: 0, problems: [] });
  });

  it('follows the columns of the settings', () => {
    const columns = [
      ['Amount', 'superCents'],
      ['Member', 'memberNumber'],
    ] as const;
    expect(buildContributionList([ROW], columns)).toMatchObject({
      header: ['Amount', 'Member'],
      rows: [['148.15', '00123']],
    });
  });

  it('lists the fields that a fund needs', () => {
    const { problems } = buildContributionList([
      { ...ROW, familyName: '', fundName: ' ', fundUsi: '', memberNumber: '' },
    ]);
    expect(problems.map(({ payee, field }) => [payee, field])).toEqual([
      ['p1', 'familyName'],
      ['p1', 'fundName'],
      ['p1', 'fundUsi'],
      ['p1', 'memberNumber'],
    ]);
  });
});
