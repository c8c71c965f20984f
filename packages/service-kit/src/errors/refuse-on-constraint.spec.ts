import { QueryFailedError } from 'typeorm';
import { refuse, refuseField } from './refusal.js';
import { refuseOnConstraint } from './refuse-on-constraint.js';

const fail = (driverError: object) => async () => {
  throw new QueryFailedError('INSERT INTO cover VALUES ($1)', [], Object.assign(new Error('no'), driverError));
};
const run = (error: object) =>
  refuseOnConstraint(
    { cover_one: 'shift_taken', account_email_unique: () => refuseField('email', 'email_taken') },
    fail(error),
  );

describe('refuseOnConstraint', () => {
  it('throws the refusal of the violated constraint', async () => {
    await expect(run({ code: '23505', constraint: 'cover_one' })).rejects.toEqual(refuse('shift_taken'));
    await expect(run({ code: '23505', constraint: 'account_email_unique' })).rejects.toMatchObject({
      code: 'email_taken',
      issues: [{ field: 'email' }],
    });
  });

  it('throws other errors as they are', async () => {
    await expect(run({ code: '23505', constraint: 'cover_pk' })).rejects.toThrow(QueryFailedError);
    await expect(run({ code: '23514', constraint: 'toString' })).rejects.toThrow(QueryFailedError);
    await expect(run({ code: '40001' })).rejects.toThrow(QueryFailedError);
  });

  it('returns the result', async () => {
    expect(await refuseOnConstraint({ cover_one: 'shift_taken' }, async () => 1)).toBe(1);
  });
});
