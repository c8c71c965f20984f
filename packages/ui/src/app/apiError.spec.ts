import { API_TEXTS, ApiError, asApiError, errorFrom, getMessage, isUnreachable } from './apiError';

describe('a refusal', () => {
  it('keeps what the service says', () => {
    const body = {
      msg: 'Please check the fields.',
      code: 'bad-input',
      params: { fields: ['abn'] },
      issues: [{ field: 'abn', code: 'not_abn', params: {}, msg: 'must be a valid ABN' }],
      request_id: 'r1',
    };
    const error = errorFrom(400, JSON.stringify(body), 'r2');
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
    [500, '<html>', API_TEXTS.unexpected, 'http-500'],
    [502, '', API_TEXTS.serviceDown, 'http-502'],
    [503, '{"msg":""}', API_TEXTS.serviceDown, 'http-503'],
    [0, '', API_TEXTS.noConnection, 'network'],
    [400, 'null', API_TEXTS.unexpected, 'http-400'],
    [400, '{"msg":7,"issues":"x"}', API_TEXTS.unexpected, 'http-400'],
  ])('%i with body %j has a sentence all the same', (status, body, msg, code) => {
    expect(errorFrom(status, body, 'r2')).toMatchObject({ msg, code, issues: [], requestId: 'r2' });
  });

  it('drops issues that are none', () => {
    expect(errorFrom(400, '{"msg":"x","issues":[1,{"field":"a"},{"field":"a","msg":"b"}]}').issues).toEqual([
      { field: 'a', code: '', params: {}, msg: 'b' },
    ]);
  });
});

describe('trying again', () => {
  it.each([
    [0, true],
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [401, false],
    [409, false],
  ])('may help after %i: %s', (status, helps) => {
    expect(isUnreachable(errorFrom(status, ''))).toBe(helps);
  });

  it('says nothing about errors that are not a call', () => {
    expect(isUnreachable(new TypeError('x'))).toBe(false);
    expect(getMessage(new TypeError('x'))).toBe(API_TEXTS.unexpected);
    const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    expect(getMessage(chunk)).toBe(API_TEXTS.staleCode);
    expect(getMessage(new ApiError(409, { msg: 'Too late.', code: 'job_full' }))).toBe('Too late.');
  });
});

describe('what a page throws while it makes a call', () => {
  const reported = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, { reportError: reported });
  });

  it('keeps its cause, is reported with its stack, and is no answer of a server', () => {
    const mistake = new TypeError('x is not a function');
    expect(asApiError(mistake)).toMatchObject({ status: -1, code: 'page', msg: API_TEXTS.unexpected, cause: mistake });
    expect(reported).toHaveBeenCalledWith(mistake);
  });

  it('stays a refusal where it is one', () => {
    const refusal = errorFrom(409, '{"msg":"x"}');
    expect(asApiError(refusal)).toBe(refusal);
  });

  it('says that a part of the page could not be loaded', () => {
    const stale = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });
    expect(asApiError(stale).msg).toBe(API_TEXTS.staleCode);
  });

  it.each([
    ['5', 5000],
    [null, undefined],
    ['Sat, 28 Nov 2026 10:00:00 GMT', undefined],
  ])('says after how long a busy service may be asked again: %j', (header, ms) =>
    expect(errorFrom(503, '', undefined, header).retryAfterMs).toBe(ms),
  );
});
