import { type PayState, readDraft } from './history.js';
import { adjust, after, approve, balance, cancel, DAY, pay, returned, rows, work } from './pay-events.js';

describe('Returned payment', () => {
  it('is payable again and paid once more', () => {
    const state = after(work(), adjust(), approve, pay(), returned());
    expect(balance(state)).toMatchObject({ earnedCents: 12_550, paidCents: 0, payableCents: 12_550 });
    const again = after(work(), adjust(), approve, pay(), returned(), (now) => approve(now, 'run2'), pay('run2'));
    expect(rows(again, 'run2')).toEqual([['lan', 12_550]]);
    expect(balance(again)).toMatchObject({ paidCents: 12_550, payableCents: 0 });
  });

  it('leaves the others of the run paid, and its lines unchanged', () => {
    const state = after(work(), work({ id: 'r2', payee: 'jane' }), approve, pay(), returned());
    expect(balance(state, 'jane')).toMatchObject({ paidCents: 10_000 });
    expect(rows(state)).toEqual([
      ['jane', 10_000],
      ['lan', 10_000],
    ]);
  });

  it('includes a later correction', () => {
    const state = after(
      work(),
      work({ id: 'r2' }),
      approve,
      pay(),
      work({ earnedCents: 7_000, approvedCents: 7_000 }),
      work({ id: 'r3', earnedCents: 5_000, approvedCents: 5_000 }),
      (now) => approve(now, 'run2'),
      pay('run2'),
      returned(),
    );
    // 7000 + 10000 + 5000 earned, 2000 of it paid by the second run.
    expect(balance(state)).toMatchObject({ earnedCents: 22_000, paidCents: 2_000, payableCents: 20_000 });
  });
});

describe('Run document', () => {
  const getDocuments = (state: PayState) =>
    readDraft(state, DAY).rows.flatMap(({ lines }) =>
      lines.map(({ id, cents, documentCents }) => [id, cents, documentCents]),
    );

  it('shows what is paid', () => {
    expect(getDocuments(after(work(), adjust()))).toEqual([
      ['r1', 10_000, 10_000],
      ['a1', 2_550, 2_550],
    ]);
  });

  it('leaves out what was on the documents of a returned payment', () => {
    expect(getDocuments(after(work(), adjust(), approve, pay(), returned()))).toEqual([
      ['r1', 10_000, 0],
      ['a1', 2_550, 0],
    ]);
  });

  it('shows only the correction of work with a returned payment', () => {
    const less = work({ earnedCents: 7_000, approvedCents: 7_000 });
    expect(getDocuments(after(work(), approve, pay(), less, returned()))).toEqual([['r1', 7_000, -3_000]]);
    const none = work({ earnedCents: 0, approvedCents: 0 });
    expect(getDocuments(after(work(), approve, pay(), none, returned()))).toEqual([['r1', 0, -10_000]]);
  });

  it('takes nothing back while a correction is held', () => {
    const held = work({ earnedCents: 13_000, approvedCents: 0 });
    expect(getDocuments(after(work(), approve, pay(), held, returned()))).toEqual([]);
  });

  it('shows again what was on those of a cancelled run', () => {
    expect(getDocuments(after(work(), approve, cancel()))).toEqual([['r1', 10_000, 10_000]]);
  });
});
