import type { Transaction } from '../database/transaction.js';
import { raiseNotice } from './notices.js';

const tx = { manager: { query: jest.fn(async () => []) }, recordChange: jest.fn() } as unknown as Transaction & {
  manager: { query: jest.Mock };
};

describe('raiseNotice', () => {
  it('compiles only with all parameters of its kind', async () => {
    await raiseNotice(tx, { kind: 'refused', to: ['a'], parameters: { reason: 'The police check is old.' } });
    // @ts-expect-error Without `reason`.
    await raiseNotice(tx, { kind: 'refused', to: ['a'], parameters: {} });
    // @ts-expect-error `reason` is of another kind.
    await raiseNotice(tx, { kind: 'assigned', to: ['a'], parameters: { reason: 'The police check is old.' } });
    expect(tx.manager.query).toHaveBeenCalledTimes(3);
  });

  it('creates a notice only when there are recipients or admins', async () => {
    await raiseNotice(tx, { kind: 'verified', to: [], parameters: {} });
    expect(tx.manager.query).toHaveBeenCalledTimes(3);
    await raiseNotice(tx, { kind: 'verified', to: [], andAdmins: true, parameters: {} });
    expect(tx.manager.query).toHaveBeenCalledTimes(4);
  });
});
