import { buildFieldProblem } from '@cleaning/contracts';
import { type ArgumentsHost, ForbiddenException, Logger, NotFoundException } from '@nestjs/common';
import { ErrorFilter } from './error-filter.js';
import { InvalidInput, isRefusal, refuse, refuseField } from './refusal.js';

/** Runs the filter and returns its answer to an error. */
function filterError(error: unknown) {
  const headers: Record<string, string> = {};
  const sent: { status?: number; body?: unknown } = {};
  const response = {
    writableEnded: false,
    headersSent: false,
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
    status(status: number) {
      sent.status = status;
      return response;
    },
    type: () => response,
    json(body: unknown) {
      sent.body = JSON.parse(JSON.stringify(body));
    },
  };
  const http = { getRequest: () => ({ destroyed: false, complete: true }), getResponse: () => response };
  new ErrorFilter().catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { ...sent, retry: headers['Retry-After'] };
}

describe('refusal over HTTP', () => {
  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('has the status, code, parameters and sentence', () => {
    expect(filterError(refuse('too_old', { hours: 12 }))).toEqual({
      status: 400,
      body: {
        code: 'too_old',
        params: { hours: 12 },
        msg: 'That was more than 12 hours ago. Ask the office to record this work.',
      },
    });
    expect(filterError(refuse('job_full'))).toEqual({
      status: 409,
      body: { code: 'job_full', params: {}, msg: 'This job has all the people it needs.' },
    });
  });

  it('sends Retry-After with 429 and 503', () => {
    expect(filterError(refuse('too_many_codes', { retry_after: 42 }))).toMatchObject({ status: 429, retry: '42' });
    expect(filterError(refuse('documents_away'))).toMatchObject({ status: 503, retry: '5' });
  });

  it('names the fields of invalid input', () => {
    const issues = [buildFieldProblem('abn', 'required'), buildFieldProblem('name', 'too_long', { max: 3 })];
    expect(filterError(new InvalidInput(issues))).toEqual({
      status: 400,
      body: { code: 'bad-input', params: { fields: ['abn', 'name'] }, msg: 'Please check: abn, name.', issues },
    });
  });

  it('names the field that it concerns', () => {
    const { status, body } = filterError(refuseField('new_password', 'password_too_short', { min: 10 }));
    const said = {
      code: 'password_too_short',
      params: { min: 10 },
      msg: 'The password must have at least 10 characters.',
    };
    expect([status, body]).toEqual([400, { ...said, issues: [{ field: 'new_password', ...said }] }]);
  });

  it('includes the results of a call about several records', () => {
    const results = [{ client_id: '1', outcome: 'blocked' }];
    expect(filterError(refuse('invoices_busy', {}, { results })).body).toMatchObject({ results });
  });

  it.each([
    [new NotFoundException(), 404, 'not-found'],
    [new ForbiddenException(), 403, 'forbidden'],
    [Object.assign(new Error('x'), { status: 413 }), 413, 'too-large'],
    [Object.assign(new Error('x'), { statusCode: 400 }), 400, 'unreadable_request'],
    [new TypeError('x is undefined'), 500, 'internal'],
    ['a text', 500, 'internal'],
  ])('is built from errors of the framework: %s', (error, status, code) => {
    expect(filterError(error)).toMatchObject({ status, body: { code, params: {} } });
  });

  it('is recognised by its code', () => {
    expect([isRefusal(refuse('job_full'), 'job_full'), isRefusal(refuse('job_ended'), 'job_full')]).toEqual([
      true,
      false,
    ]);
    expect(isRefusal(new Error('job_full'), 'job_full')).toBe(false);
  });
});
