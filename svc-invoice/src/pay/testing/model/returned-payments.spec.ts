import { type PayState, readDraft } from './history.js';
import {
  adjust,
  applyEvents,
  approve,
  cancel,
  DAY,
  getBalance,
  getRows,
  pay,
  recordWork,
  returnPayment,
} from './pay-events.js';

describe('Returned payment', () => {
  it('is payable again and paid once more', () => {
    const state = applyEvents(recordWork(), adjust(), approve, pay(), returnPayment());
    expect(getBalance(state)).toMatchObject({ earnedCents: 12_550, paidCents: 0, payableCents: 12_550 });
    const again = applyEvents(
      recordWork(),
      adjust(),
      approve,
      pay(),
      returnPayment(),
      (now) => approve(now, 'run2'),
      pay('run2'),
    );
    expect(getRows(again, 'run2')).toEqual([['lan', 12_550]]);
    expect(getBalance(again)).toMatchObject({ paidCents: 12_550, payableCents: 0 });
  });

  it('leaves the others of the run paid, and its lines unchanged', () => {
    const state = applyEvents(recordWork(), recordWork({ id: 'r2', payee: 'jane' }), approve, pay(), returnPayment());
    expect(getBalance(state, 'jane')).toMatchObject({ paidCents: 10_000 });
    expect(getRows(state)).toEqual([
      ['jane', 10_000],
      ['lan', 10_000],
    ]);
  });

  it('includes a later correction', () => {
    const state = applyEvents(
      recordWork(),
      recordWork({ id: 'r2' }),
      approve,
      pay(),
      recordWork({ earnedCents: 7_000, approvedCents: 7_000 }),
      recordWork({ id: 'r3', earnedCents: 5_000, approvedCents: 5_000 }),
      (now) => approve(now, 'run2'),
      pay('run2'),
      returnPayment(),
    );
    // 7000 + 10000 + 5000 earned, 2000 of it paid by the second run.
    expect(getBalance(state)).toMatchObject({ earnedCents: 22_000, paidCents: 2_000, payableCents: 20_000 });
  });
});

describe('Run document', () => {
  const getDocuments = (state: PayState) =>
    readDraft(state, DAY).rows.flatMap(({ lines }) =>
      lines.map(({ id, cents, documentCents }) => [id, cents, documentCents]),
    );

  it('shows what is paid', () => {
    expect(getDocuments(applyEvents(recordWork(), adjust()))).toEqual([
      ['r1', 10_000, 10_000],
      ['a1', 2_550, 2_550],
    ]);
  });

  it('leaves out what was on the documents of a returned payment', () => {
    expect(getDocuments(applyEvents(recordWork(), adjust(), approve, pay(), returnPayment()))).toEqual([
      ['r1', 10_000, 0],
      ['a1', 2_550, 0],
    ]);
  });

  it('shows only the correction of work with a returned payment', () => {
    const less = recordWork({ earnedCents: 7_000, approvedCents: 7_000 });
    expect(getDocuments(applyEvents(recordWork(), approve, pay(), less, returnPayment()))).toEqual([
      ['r1', 7_000, -3_000],
    ]);
    const none = recordWork({ earnedCents: 0, approvedCents: 0 });
    expect(getDocuments(applyEvents(recordWork(), approve, pay(), none, returnPayment()))).toEqual([
      ['r1', 0, -10_000],
    ]);
  });

  it('takes nothing back while a correction is held', () => {
    const held = recordWork({ earnedCents: 13_000, approvedCents: 0 });
    expect(getDocuments(applyEvents(recordWork(), approve, pay(), held, returnPayment()))).toEqual([]);
  });

  it('shows again what was on those of a cancelled run', () => {
    expect(getDocuments(applyEvents(recordWork(), approve, cancel()))).toEqual([['r1', 10_000, 10_000]]);
  });
});
