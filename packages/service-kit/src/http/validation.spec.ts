import { z } from 'zod';
import { InvalidInput } from '../errors/refusal.js';
import { validate } from './validation.js';

const schema = z.object({ name: z.string().min(1).max(5), count: z.coerce.number().int().min(1) });

describe('validate', () => {
  it('returns the input parsed by the schema', () => {
    expect(validate(schema, { name: 'Ana', count: '2', further: 1 })).toEqual({ name: 'Ana', count: 2 });
  });

  it('throws with every invalid field', () => {
    const problem = (() => {
      try {
        return validate(schema, { count: 0 });
      } catch (error) {
        return error;
      }
    })();
    expect(problem).toBeInstanceOf(InvalidInput);
    expect(problem).toMatchObject({
      issues: [
        { field: 'name', code: 'required', params: {}, msg: 'is required' },
        { field: 'count', code: 'too_small', params: { min: 1 }, msg: 'must be at least 1' },
      ],
    });
  });
});
