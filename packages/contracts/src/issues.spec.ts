import { z } from 'zod';
import { issuesOf } from './issues.js';

const schema = z.object({
  name: z.string().min(1).max(5),
  pin: z.string().min(4),
  count: z.coerce.number().int().min(1),
  kind: z.enum(['a', 'b']),
  bank: z.enum(['x'], 'must be a bank of the list'),
  rows: z.array(z.object({ time: z.string() })).min(1),
});
const good = { name: 'Ana', pin: '1234', count: '2', kind: 'a', bank: 'x', rows: [{ time: '1' }] };

describe('issues of an input', () => {
  it('are none of a good input', () => {
    expect(issuesOf(schema, good)).toEqual([]);
  });

  it.each([
    [{ name: undefined }, 'name', 'is required'],
    [{ name: '' }, 'name', 'is required'],
    [{ name: 5 }, 'name', 'must be text'],
    [{ name: 'Anabel' }, 'name', 'must have at most 5 characters'],
    [{ pin: '1' }, 'pin', 'must have at least 4 characters'],
    [{ count: 0 }, 'count', 'must be at least 1'],
    [{ kind: 'c' }, 'kind', 'must be one of: a, b'],
    [{ bank: 'y' }, 'bank', 'must be a bank of the list'],
    [{ rows: [] }, 'rows', 'is required'],
    [{ rows: [{}] }, 'rows.0.time', 'is required'],
  ])('%j: %s %s', (change, field, msg) => {
    expect(issuesOf(schema, { ...good, ...change })).toEqual([{ field, msg }]);
  });

  it('names the body when it is no object', () => {
    expect(issuesOf(schema, 'text')).toEqual([{ field: 'body', msg: 'must be of type object' }]);
  });
});
