import { describeResult } from './actionResult';
import { ApiError } from './apiError';

describe('describeResult', () => {
  it('returns the answer', async () => {
    await expect(describeResult(Promise.resolve({ id: '7' }))).resolves.toEqual({ ok: true, value: { id: '7' } });
  });

  it('returns the refusal unchanged', async () => {
    const refusal = new ApiError(409, { msg: 'Somebody else has changed it.', code: 'conflict' });
    const result = await describeResult(Promise.reject(refusal));
    expect(result).toEqual({ ok: false, error: refusal });
  });

  it('reports a bug in the page and keeps it as the cause', async () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const mistake = new TypeError('undefined is not a function');
    const result = await describeResult(Promise.reject(mistake));
    expect(reported).toHaveBeenCalledWith(mistake);
    expect(result).toMatchObject({ ok: false, error: { status: -1, code: 'page', cause: mistake } });
  });
});
