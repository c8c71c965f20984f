import { checkSchemas } from '../../../e2e/bad-input/schemas.js';
import { calls } from './openapi.js';

const ROUNDS = Number(process.env.ROUNDS ?? 40);

describe('schemas with many random inputs', () => {
  it.each(Object.entries(calls))('accept or refuse every input of %s', (_name, call) => checkSchemas(call, ROUNDS));

  it('leave Object.prototype unchanged', () => {
    expect({}).not.toHaveProperty('admin');
  });
});
