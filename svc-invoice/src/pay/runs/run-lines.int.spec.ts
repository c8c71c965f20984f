import fc from 'fast-check';
import { dueOf } from '../testing/model/dues.js';
import { PayTestApp } from '../testing/pay-test-app.js';
import { DOCUMENT, PAYABLE } from './run-lines.queries.js';

const CASES = 5000;

describe('what is payable in SQL', () => {
  let pay: PayTestApp;
  beforeAll(async () => {
    pay = await PayTestApp.start();
  }, 60_000);
  afterAll(() => pay.testApp.stop());

  it('is what the rule says, whatever was earned, approved, paid and documented', async () => {
    const cents = fc.integer({ min: 0, max: 5 });
    const item = fc.record({
      earned: cents,
      approved: cents,
      inRun: fc.integer({ min: -5, max: 5 }),
      paid: fc.integer({ min: -5, max: 5 }),
      documented: fc.integer({ min: -5, max: 5 }),
    });
    const items = fc.sample(item, CASES).map((one) => ({ ...one, approved: Math.min(one.earned, one.approved) }));
    const rows = await pay.testApp.dataSource.query(
      `SELECT (${PAYABLE})::int AS payable, (${DOCUMENT})::int AS document
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) WITH ORDINALITY
         AS item (earned_cents, approved_cents, in_run_cents, paid_cents, documented_cents, n) ORDER BY n`,
      (['earned', 'approved', 'inRun', 'paid', 'documented'] as const).map((name) => items.map((one) => one[name])),
    );
    const expected = items.map(({ earned, approved, inRun, paid, documented }) => {
      const record = { id: 'r', payee: 'p', day: '2026-11-02', earnedCents: earned, approvedCents: approved };
      const settled = { inRunCents: inRun, paidCents: paid, documentedCents: documented };
      const { payableCents, documentCents } = dueOf(record, settled);
      // 0 and -0 are one amount.
      return { payable: payableCents + 0, document: documentCents + 0 };
    });
    expect(rows).toEqual(expected);
  });
});
