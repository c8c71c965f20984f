import { BANKSA, FILE, PAYMENTS } from '../testing/bank-file-example.js';
import { RETURN_REASONS, readReturns } from './returns.js';
import { writeBankFile } from './write.js';

/** A returns file: the sent records as type 2, with reason, original day and user id. */
function returnsFile(rows: readonly { row: number; reason: string; swapped?: boolean }[]): string {
  const file = writeBankFile(FILE, BANKSA);
  if (!file.ok) throw new Error();
  const sent = file.text.split('\r\n');
  const records = rows.map(({ row, reason, swapped }) => {
    const record = sent[row] ?? '';
    const [payee, trace] = [record.slice(1, 17), record.slice(80, 96)];
    const [first, second] = swapped ? [trace, payee] : [payee, trace];
    return `2${first}${reason}${record.slice(18, 80)}${second}${record.slice(96, 112)}01000042`;
  });
  return [sent[0], ...records, sent[4], ''].join('\r\n');
}
const read = (...rows: { row: number; reason: string; swapped?: boolean }[]) =>
  readReturns(returnsFile(rows), PAYMENTS, 'safe');

describe('readReturns', () => {
  it('lists the returned payments with their reasons', () => {
    expect(read({ row: 1, reason: '3' }, { row: 2, reason: '5' })).toEqual({
      returned: [
        { line: 2, cents: 123_456, reason: '3', msg: 'The account is closed.', payments: ['p1'] },
        { line: 3, cents: 818_001, reason: '5', msg: 'The account doesn’t exist.', payments: ['p2'] },
      ],
      problems: [],
    });
  });

  it.each(Object.entries(RETURN_REASONS))('knows the reason %s: %s', (reason, msg) => {
    expect(read({ row: 3, reason }).returned[0]).toMatchObject({ reason, msg, payments: ['p3'] });
  });

  it.each(['7', '0', ' '])('reports the unknown reason %j', (reason) => {
    expect(read({ row: 3, reason }).returned[0]?.msg).toBe(`The bank gave a reason we don’t know: “${reason.trim()}”.`);
  });

  it('finds the payee’s account in either place', () => {
    expect(read({ row: 1, reason: '3', swapped: true }).returned[0]?.payments).toEqual(['p1']);
  });

  it('finds an account that the bank pads with zeros', () => {
    const text = returnsFile([{ row: 1, reason: '3' }]).replace('  7654321', '007654321');
    expect(readReturns(text, PAYMENTS, 'safe').returned[0]?.payments).toEqual(['p1']);
  });

  it.each([
    ['another amount', { cents: 123_457 }],
    ['another reference', { reference: 'INV 1009' }],
    ['another account', { account: '7654322' }],
    ['another BSB', { bsb: '085-997' }],
  ])('finds no payment with %s', (_case, changes) => {
    const payments = PAYMENTS.map((payment) => ({ ...payment, ...changes }));
    expect(readReturns(returnsFile([{ row: 1, reason: '3' }]), payments, 'safe').returned[0]?.payments).toEqual([]);
  });

  it('lists every payment that matches', () => {
    const payments = [...PAYMENTS, ...PAYMENTS.map((payment) => ({ ...payment, id: `${payment.id} later` }))];
    expect(readReturns(returnsFile([{ row: 1, reason: '3' }]), payments, 'safe').returned[0]?.payments).toEqual([
      'p1',
      'p1 later',
    ]);
  });

  it('finds a reference in other letter case', () => {
    const typed = PAYMENTS.map((payment) => ({ ...payment, reference: payment.reference.toLowerCase() }));
    expect(readReturns(returnsFile([{ row: 1, reason: '3' }]), typed, 'safe').returned[0]?.payments).toEqual(['p1']);
  });

  it('reports a payment that was returned twice', () => {
    expect(read({ row: 1, reason: '3' }, { row: 1, reason: '3' }).problems).toEqual([
      { line: 3, msg: 'This payment was already returned in an earlier line.' },
    ]);
  });

  it('refuses a file without returns', () => {
    expect(readReturns('hello', PAYMENTS, 'safe')).toMatchObject({ returned: [], problems: [{ line: 1 }] });
  });
});
