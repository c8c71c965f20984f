import { checkSchemas } from '../../../e2e/bad-input/schemas.js';
import { calls } from './openapi.js';

describe('schemas with random inputs', () => {
  it.each(Object.entries(calls))('accept or refuse every input of %s', (_name, call) => checkSchemas(call, 10));

  it('leave Object.prototype unchanged', () => {
    expect({}).not.toHaveProperty('admin');
  });
});
