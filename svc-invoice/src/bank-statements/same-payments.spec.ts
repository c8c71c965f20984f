import { createHash } from 'node:crypto';
import { type KnownPayment, makeLineKey, sortEntries } from './same-payments.js';
import type { StatementEntry } from './statement.js';

const ACCOUNT = '065000 12345678';
let row = 0;
const entry = (changes: Partial<StatementEntry> = {}): StatementEntry => {
  row += 1;
  const made = {
    row,
    account: ACCOUNT,
    namesAccount: true,
    day: '2026-11-10',
    cents: 30_100,
    payer: 'TORRENS GYM',
    reference: '',
    fitid: '',
    ...changes,
  };
  return { ...made, written: [made.day, String(made.cents), made.payer, made.reference] };
};
const known = (changes: Partial<KnownPayment> = {}): KnownPayment => ({
  id: `known ${row++}`,
  account: ACCOUNT,
  namesAccount: true,
  format: 'ofx',
  key: 'of 1.9.0',
  day: '2026-11-10',
  cents: 30_100,
  payer: 'TORRENS GYM',
  reference: '',
  kind: 'payment',
  lineId: 'line',
  ...changes,
});
const outcomes = (entries: StatementEntry[], there: KnownPayment[] = [], format: 'ofx' | 'csv' = 'ofx') =>
  sortEntries(entries, format, there).map(({ outcome }) => outcome);

describe('sortEntries', () => {
  it('gives equal payments different keys', () => {
    const sorted = sortEntries([entry(), entry(), entry({ fitid: 'A' }), entry({ fitid: 'B' })], 'ofx', []);
    expect(sorted.map(({ outcome }) => outcome)).toEqual(['fresh', 'fresh', 'fresh', 'fresh']);
    expect(new Set(sorted.map(({ key }) => key)).size).toBe(4);
  });

  it('separates one bank id by payer, amount and day, and flags an exact copy', () => {
    const fitid = '20261117';
    const first = entry({ fitid });
    const others = [{ payer: 'KOALA' }, { cents: 1 }, { day: '2026-11-11' }].map((change) =>
      entry({ fitid, ...change }),
    );
    const twice = entry({ fitid });
    const sorted = sortEntries([first, twice, ...others], 'ofx', []);
    expect(sorted.map(({ outcome }) => outcome)).toEqual(['fresh', 'look-alike', 'fresh', 'fresh', 'fresh']);
    expect(sorted[1]).toMatchObject({ like: first });
    // 1.9.0 stored one of the two.
    expect(outcomes([first, twice], [known()])).toEqual(['known', 'look-alike']);
    expect(outcomes([first, twice], [known(), known({ kind: 'same' })])).toEqual(['known', 'known']);
  });

  it('recognises payments however often the file is read', () => {
    expect(outcomes([entry(), entry()], [known(), known()])).toEqual(['known', 'known']);
    expect(outcomes([entry(), entry(), entry()], [known(), known()])).toEqual(['known', 'known', 'fresh']);
    expect(outcomes([entry()], [known({ kind: 'same' })])).toEqual(['known']);
    expect(outcomes([entry()], [known({ kind: 'pending' })])).toEqual(['pending']);
  });

  it.each<[string, Partial<StatementEntry>]>([
    ['letter case', { payer: 'Torrens Gym' }],
    ['number of spaces', { payer: 'TORRENS  GYM' }],
    ['punctuation', { payer: 'TORRENS-GYM.' }],
    ['column', { payer: '', reference: 'Torrens Gym' }],
    ['bank id', { fitid: 'DL2-0001' }],
  ])('recognises a payment with a different %s', (_, changes) =>
    expect(outcomes([entry(changes)], [known()])).toEqual(['known']),
  );

  it('ignores leading zeros', () => {
    expect(outcomes([entry({ reference: '3' })], [known({ reference: '00003' })])).toEqual(['known']);
  });

  it.each<[string, Partial<StatementEntry>, 'ofx' | 'csv', string]>([
    ['the same payment in another format', { account: '' }, 'csv', 'look-alike'],
    ['the same payment in a named account', { account: 'Savings' }, 'csv', 'look-alike'],
    ['the same payment in another account of the bank', { account: '065000 99' }, 'ofx', 'fresh'],
    ['a longer payer text', { payer: 'Transfer from TORRENS GYM PTY LTD' }, 'ofx', 'look-alike'],
    ['a shortened payer', { payer: 'DIRECT CREDIT TORRENS' }, 'ofx', 'look-alike'],
    ['only the bank’s own words', { payer: 'DIRECT CREDIT 4411' }, 'ofx', 'look-alike'],
    ['another payer', { payer: 'KOALA CHILDCARE' }, 'ofx', 'fresh'],
    ['another payer on the same day in another format', { payer: 'T G HOLDINGS', account: '' }, 'csv', 'look-alike'],
    [
      'another payer on another day in another format',
      { payer: 'T G HOLDINGS', account: '', day: '2026-11-11' },
      'csv',
      'fresh',
    ],
    ['a day later', { day: '2026-11-11' }, 'ofx', 'look-alike'],
    ['three days earlier', { day: '2026-11-07' }, 'ofx', 'look-alike'],
    ['four days later', { day: '2026-11-14' }, 'ofx', 'fresh'],
    ['another amount', { cents: 30_101 }, 'ofx', 'fresh'],
  ])('compares with a known payment: %s', (_, changes, format, outcome) =>
    expect(outcomes([entry(changes)], [known()], format)).toEqual([outcome]),
  );

  it('separates payments of one payer for two invoices', () => {
    const second = entry({ reference: 'INV-00004', day: '2026-11-11' });
    expect(outcomes([second], [known({ reference: 'INV-00003' })])).toEqual(['fresh']);
  });

  it('separates CSV files of two accounts', () => {
    const there = known({ account: '', namesAccount: false, format: 'csv' });
    const savings = entry({ account: 'Savings', namesAccount: false });
    expect(outcomes([savings], [there], 'csv')).toEqual(['fresh']);
  });

  it('flags a payment of a named account that matches one of a multi-account file', () => {
    const [first, second] = ['062000 1234', '062000 5678'].map((account) => entry({ account }));
    const sorted = sortEntries(
      [first, second].filter((each) => each !== undefined),
      'csv',
      [],
    );
    expect(sorted.map(({ outcome }) => outcome)).toEqual(['fresh', 'fresh']);
    const there = known({ account: '062000 5678', format: 'csv' });
    const savings = entry({ account: 'Savings', namesAccount: false });
    expect(outcomes([savings], [there], 'csv')).toEqual(['look-alike']);
    expect(outcomes([entry({ account: '062000 1234' })], [there], 'csv')).toEqual(['fresh']);
  });

  it('flags each payment against one other, never against a row of its own file', () => {
    const [first, second] = [known({ id: 'a', lineId: 'a' }), known({ id: 'b', lineId: 'b' })];
    const cut = { payer: 'TORRENS' };
    const sorted = sortEntries([entry(cut), entry(cut), entry(cut)], 'ofx', [first, second]);
    expect(sorted.map((each) => [each.outcome, 'like' in each ? each.like : ''])).toEqual([
      ['look-alike', 'a'],
      ['look-alike', 'b'],
      ['fresh', ''],
    ]);
    expect(outcomes([entry(), entry({ day: '2026-11-11' })], [known()])).toEqual(['known', 'fresh']);
    const same = known({ account: '', format: 'csv', kind: 'same', lineId: 'a' });
    expect(outcomes([entry({ account: '' }), entry({ account: '', day: '2026-11-11' })], [same, first], 'csv')).toEqual(
      ['known', 'fresh'],
    );
  });

  it('flags the payment of the same payer in any order', () => {
    const there = known({ id: 'torrens', account: '', format: 'csv', payer: 'TORRENS GYM DEPOSIT' });
    const others = [entry({ payer: 'BELL' }), entry({ payer: 'TORRENS GYM' }), entry({ payer: 'KOALA' })];
    const sorted = sortEntries(others, 'ofx', [there]);
    expect(sorted.map((each) => [each.outcome, 'like' in each ? each.like : ''])).toEqual([
      ['fresh', ''],
      ['look-alike', 'torrens'],
      ['fresh', ''],
    ]);
  });

  it.each<[string, Partial<StatementEntry>, string]>([
    ['another client’s full name', { payer: 'KOALA CHILDCARE' }, 'fresh'],
    ['the number of another invoice', { payer: 'PAYMENT', reference: 'INV-00004' }, 'fresh'],
    ['one different word', { payer: 'KOALA' }, 'look-alike'],
    ['only the bank’s own words', { payer: 'DIRECT CREDIT' }, 'look-alike'],
  ])('compares a payment of the same day in another format with %s', (_, changes, outcome) => {
    const there = known({ account: '', format: 'csv', reference: 'INV-00003' });
    expect(outcomes([entry(changes)], [there])).toEqual([outcome]);
  });

  it('recognises a row of 1.9.0 by its key', () => {
    const anew = entry({ payer: 'TORRENS GYM', reference: 'INTER-BANK CREDIT' });
    const hash = hashRow(anew);
    const there = known({
      account: ACCOUNT,
      format: 'csv',
      payer: 'INTER-BANK',
      reference: '9120.40',
      key: `${hash} 1`,
    });
    expect(outcomes([anew], [there], 'csv')).toEqual(['known']);
  });

  it('numbers keys by occurrence only', () => {
    const [first] = sortEntries([entry()], 'ofx', []);
    expect(first?.key).toBe(makeLineKey(entry({ payer: 'torrens gym' }), 1));
    expect(sortEntries([entry(), entry()], 'ofx', [known()])[1]?.key).toBe(makeLineKey(entry(), 2));
  });

  it('flags one match each among hundreds with the same amount', () => {
    const there = Array.from({ length: 500 }, (_, at) =>
      known({ id: `${at}`, lineId: `${at}`, payer: `PAYER ${at}`, account: '', format: 'csv' }),
    );
    const entries = Array.from({ length: 500 }, (_, at) => entry({ payer: `CLIENT ${at}` }));
    expect(outcomes(entries, there).filter((outcome) => outcome === 'look-alike')).toHaveLength(500);
  });
});

function hashRow({ written }: StatementEntry): string {
  return createHash('sha256').update(written.join('\t')).digest('hex');
}
