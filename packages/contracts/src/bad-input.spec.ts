import { checkSchemas } from '../../../e2e/bad-input/schemas.js';
import { calls } from './openapi.js';

describe('whatever is sent', () => {
  it.each(Object.entries(calls))('%s takes or refuses it', (_name, call) => checkSchemas(call, 10));

  it('leaves what all objects share as it was', () => {
    expect({}).not.toHaveProperty('admin');
  });
});
