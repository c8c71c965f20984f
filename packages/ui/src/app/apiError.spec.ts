import { ApiError, apiTexts, getMessage, isUnreachable, parseApiError, toApiError } from './apiError';

describe('parseApiError', () => {
  it('keeps message, code, parameters and issues of the service', () => {
    const body = {
      msg: 'Please check the fields.',
      code: 'bad-input',
      params: { fields: ['abn'] },
      issues: [{ field: 'abn', code: 'not_abn', params: {}, msg: 'must be a valid ABN' }],
      request_id: 'r1',
    };
    const error = parseApiError(400, JSON.stringify(body), 'r2');
    expect(error).toMatchObject({
      status: 400,
      msg: body.msg,
      code: 'bad-input',
      params: body.params,
      issues: body.issues,
      requestId: 'r1',
    });
  });

  it.each([
    [500, '<html>', apiTexts.unexpected, 'http-500'],
    [502, '', apiTexts.serviceDown, 'http-502'],
    [503, '{"msg":""}', apiTexts.serviceDown, 'http-503'],
    [0, '', apiTexts.noConnection, 'network'],
    [400, 'null', apiTexts.unexpected, 'http-400'],
    [400, '{"msg":7,"issues":"x"}', apiTexts.unexpected, 'http-400'],
  ])('has a message for %i with body %j', (status, body, msg, code) => {
    expect(parseApiError(status, body, 'r2')).toMatchObject({ msg, code, issues: [], requestId: 'r2' });
  });

  it('drops malformed issues', () => {
    expect(parseApiError(400, '{"msg":"x","issues":[1,{"field":"a"},{"field":"a","msg":"b"}]}').issues).toEqual([
      { field: 'a', code: '', params: {}, msg: 'b' },
    ]);
  });
});

describe('isUnreachable and getMessage', () => {
  it.each([
    [0, true],
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [401, false],
    [409, false],
  ])('decide whether a retry helps after %i: %s', (status, helps) => {
    expect(isUnreachable(parseApiError(status, ''))).toBe(helps);
  });

  it('give a message for other errors, stale code and refusals', () => {
    expect(isUnreachable(new TypeError('x'))).toBe(false);
    expect(getMessage(new TypeError('x'))).toBe(apiTexts.unexpected);
    const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    expect(getMessage(chunk)).toBe(apiTexts.staleCode);
    expect(getMessage(new ApiError(409, { msg: 'Too late.', code: 'job_full' }))).toBe('Too late.');
  });
});

describe('toApiError', () => {
  const reported = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, { reportError: reported });
  });

  it('reports a bug in the page and keeps it as the cause', () => {
    const mistake = new TypeError('x is not a function');
    expect(toApiError(mistake)).toMatchObject({ status: -1, code: 'page', msg: apiTexts.unexpected, cause: mistake });
    expect(reported).toHaveBeenCalledWith(mistake);
  });

  it('returns a refusal unchanged', () => {
    const refusal = parseApiError(409, '{"msg":"x"}');
    expect(toApiError(refusal)).toBe(refusal);
  });

  it('explains that part of the page could not load', () => {
    const stale = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });
    expect(toApiError(stale).msg).toBe(apiTexts.staleCode);
  });

  it.each([
    ['5', 5000],
    [null, undefined],
    ['Sat, 28 Nov 2026 10:00:00 GMT', undefined],
  ])('reads Retry-After in seconds: %j', (header, ms) =>
    expect(parseApiError(503, '', undefined, header).retryAfterMs).toBe(ms),
  );
});
