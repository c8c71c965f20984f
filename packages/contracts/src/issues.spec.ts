import { z } from 'zod';
import { jsonText } from './fields.js';
import { findIssues } from './issues.js';
import { timelineRow } from './schedule/index.js';

/** Fields and sentences only. `refusals/refusals.spec.ts` tests the codes. */
const listSentences = (tested: z.ZodType, input: unknown) =>
  findIssues(tested, input).map(({ field, msg }) => ({ field, msg }));

const schema = z.object({
  name: z.string().min(1).max(5),
  pin: z.string().min(4),
  count: z.coerce.number().int().min(1),
  kind: z.enum(['a', 'b']),
  bank: z.enum(['x'], 'must be one of the banks listed'),
  rows: z.array(z.object({ time: z.string() })).min(1),
});
const good = { name: 'Ana', pin: '1234', count: '2', kind: 'a', bank: 'x', rows: [{ time: '1' }] };

describe('findIssues', () => {
  it('returns no issue for valid input', () => {
    expect(listSentences(schema, good)).toEqual([]);
  });

  it.each([
    [{ name: undefined }, 'name', 'is required'],
    [{ name: '' }, 'name', 'is required'],
    [{ name: 5 }, 'name', 'must be text'],
    [{ name: 'Anabel' }, 'name', 'must have at most 5 characters'],
    [{ pin: '1' }, 'pin', 'must have at least 4 characters'],
    [{ count: 0 }, 'count', 'must be at least 1'],
    [{ kind: 'c' }, 'kind', 'must be one of: a, b'],
    [{ bank: 'y' }, 'bank', 'must be one of the banks listed'],
    [{ rows: [] }, 'rows', 'is required'],
    [{ rows: [{}] }, 'rows.0.time', 'is required'],
  ])('reports for %j: %s %s', (change, field, msg) => {
    expect(listSentences(schema, { ...good, ...change })).toEqual([{ field, msg }]);
  });

  it('names the body when it is not an object', () => {
    expect(listSentences(schema, 'text')).toEqual([{ field: 'body', msg: 'must be of type object' }]);
  });

  it('keeps the sentence of a rule about a missing field', () => {
    const range = z
      .object({ from: z.string().optional(), until: z.string() })
      .refine(({ from }) => from !== undefined, { path: ['from'], message: 'must be on or before the last day' });
    expect(listSentences(range, { until: '2026-12-01' })).toEqual([
      { field: 'from', msg: 'must be on or before the last day' },
    ]);
  });
});

describe('issues of a list in JSON text', () => {
  const form = z.object({ timeline_data: jsonText(z.array(timelineRow).min(1)) });
  const row = { time: '06:00-08:00', days: ['Mo'] };
  const weeks = { every: 2, from: '2026-12-07' };

  it.each<[string, unknown, string, string]>([
    ['a time', [{ ...row, time: '25:00-26:00' }], '0.time', 'must be a time range as HH:MM-HH:MM'],
    ['a day', [row, { ...row, days: ['Mo', 'Xx'] }], '1.days.1', 'must be one of: Mo, Tu, We, Th, Fr, Sa, Su'],
    ['a missing time', [{ days: ['Mo'] }], '0.time', 'is required'],
    [
      'an end before the start',
      [{ ...row, repeats: { ...weeks, until: '2026-12-01' } }],
      '0.repeats.until',
      'can’t be before the first day',
    ],
    [
      'a first day that is not ticked',
      [{ ...row, days: ['Tu'], repeats: weeks }],
      '0.repeats.from',
      'must be one of the ticked days',
    ],
    ['no rows', [], '', 'is required'],
    ['an object', {}, '', 'must be of type array'],
  ])('name the same rule and path as for an array: %s', (_case, rows, path, msg) => {
    const expected = [{ field: ['timeline_data', path].filter(Boolean).join('.'), msg }];
    expect(listSentences(form, { timeline_data: rows })).toEqual(expected);
    expect(listSentences(form, { timeline_data: JSON.stringify(rows) })).toEqual(expected);
  });

  it.each([
    ['[{"time":', 'isn’t valid JSON'],
    ['Mo 06:00', 'isn’t valid JSON'],
    [' ', 'is required'],
    [undefined, 'is required'],
  ])('describe the problem of %j itself', (text, msg) => {
    expect(listSentences(form, { timeline_data: text })).toEqual([{ field: 'timeline_data', msg }]);
  });
});
