import { checkSchemas } from '../../../e2e/bad-input/schemas.js';
import { calls } from './openapi.js';

const ROUNDS = Number(process.env.ROUNDS ?? 40);

describe('whatever is sent, many times', () => {
  it.each(Object.entries(calls))('%s takes or refuses it', (_name, call) => checkSchemas(call, ROUNDS));

  it('leaves what all objects share as it was', () => {
    expect({}).not.toHaveProperty('admin');
  });
});
