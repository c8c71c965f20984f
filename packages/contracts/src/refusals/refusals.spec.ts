import { z } from 'zod';
import { toIssues } from '../issues.js';
import {
  buildFieldProblem,
  describeOverlap,
  FIELD_PROBLEMS,
  getFieldSentence,
  isRefusalCode,
  REFUSALS,
  REFUSALS_BY_PART,
  warn,
  writeSentence,
} from './index.js';
import { buildCustomIssue, buildRefinement } from './sentences.js';

/** A value for every parameter that a sentence can have. */
const documents = [{ kind: 'visa', state: 'expired', expires_on: '2026-10-31' }] as const;
const shift = { date: '2026-11-18', time: '06:00-08:00', title: 'Library' };
const PARAMS = {
  scope: 'jobs:read',
  by: 'Ana',
  cents: 12345,
  choice: 'Another payment',
  client: 'Demo',
  contact: 'Torrens Dental Pty Ltd',
  count: 2,
  currency: 'NZD',
  date: '2026-11-18',
  day: '2026-11-18',
  days: 8,
  document: 'Visa',
  documents,
  email: 'ana@example.com',
  fields: ['abn', 'email'],
  formats: 'CSV',
  from: 'new',
  hours: 12,
  hours_after: 1,
  hours_before: 12,
  job: 'Library',
  kilobytes: 500,
  kind: 'nothing',
  advice: 'Save it as CSV.',
  last: { admin: 'Bo', cents: 100, paid_on: '2026-11-17' },
  letters: 'ᚠ',
  line: 3,
  max: 10,
  megabytes: 10,
  min: 1,
  minutes: 12,
  name: 'plan.pdf',
  names: ['Library', 'School'],
  number: '7',
  numbers: ['INV-7', 'INV-8'],
  obstacle: { kind: 'overlap', job: 'School', time: '07:00-09:00' },
  overlaps: [{ person: 'Ana', shifts: [shift, shift] }],
  paid_on: '2026-11-18',
  people: ['Ana', 'Bo'],
  person: 'Ana',
  quote: 'Q-7',
  reason: 'Bank details',
  received: '12.00',
  needed: 2,
  planned: 1,
  provider: 'Google',
  retry_after: 61,
  row: 3,
  rows: '3, 4',
  run: { number: 7, state: 'draft', by: 'Ana' },
  sentence: 'is wrong',
  service: 'jobs',
  state: 'approved',
  sum: '13.00',
  to: 'won',
  type: 'number',
  types: ['jpg', 'pdf'],
  undoes: 'ADJ-1',
  value: '12.00',
  values: ['jpg', 'pdf'],
  version: 2,
  wrong: true,
  year: 2022,
};

describe('refusals', () => {
  it('have unique codes', () => {
    const codes = Object.values(REFUSALS_BY_PART).flatMap((part) => Object.keys(part));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(Object.keys(REFUSALS).sort()).toEqual(codes.sort());
  });

  it('have lower-case codes and an error status', () => {
    for (const [code, { status }] of Object.entries(REFUSALS)) {
      expect(code).toMatch(/^[a-z]+([-_][a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  it.each(Object.entries(REFUSALS))('have a complete sentence for %s', (_, { say }) => {
    const sentence = writeSentence(say as string, PARAMS);
    expect(sentence.length).toBeGreaterThan(3);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  });

  it('recognise their own codes', () => {
    expect(['job_full', 'bad-input', 'toString', 'conflict'].map(isRefusalCode)).toEqual([true, true, false, false]);
  });

  it('fill parameters into the sentence', () => {
    expect(REFUSALS.too_old.say({ hours: 12 })).toBe(
      'That was more than 12 hours ago. Ask the office to record this work.',
    );
    expect(REFUSALS.network_limit.say({ retry_after: 60 })).toBe(
      'Too many requests from your network. Try again in a minute.',
    );
    expect(REFUSALS.file_locked.say({ name: '' })).toBe(
      'The file is locked with a password. Remove the password, or send a photo of it.',
    );
    expect(REFUSALS.overlapping_shifts.say({ people: ['Ana', 'Bo'], overlaps: [] })).toBe(
      'Ana and Bo have shifts at the same time.',
    );
  });
});

describe('field problems', () => {
  it.each(Object.entries(FIELD_PROBLEMS))('have a complete sentence for %s', (_, say) => {
    expect(writeSentence(say as string, PARAMS)).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  });

  it('have unique sentences', () => {
    const sentences = Object.values(FIELD_PROBLEMS).filter((say) => typeof say === 'string');
    expect(sentences.filter((say, index) => sentences.indexOf(say) !== index)).toEqual([]);
  });

  const schema = z
    .object({
      name: z.string().min(1).max(3),
      note: z.string().min(2).optional(),
      day: z.string().regex(/^\d+$/, getFieldSentence('not_date')),
      tags: z.array(z.string()).max(2),
      kind: z.enum(['a', 'b']),
      count: z.number().max(5),
      own: z.string().refine((text) => text === '', 'isn’t ours'),
      text: z.string().superRefine((_, { addIssue }) => addIssue(buildCustomIssue('not_printed', { letters: 'ᚠ' }))),
    })
    .refine(() => false, buildRefinement('not_within_days', { days: 7 }, ['until']));

  it('carry code, parameters and sentence for every kind of schema rule', () => {
    const given = {
      name: 'Anna',
      note: 'x',
      day: 'x',
      tags: ['a', 'c', 'a'],
      kind: 'c',
      count: 6,
      own: 'x',
      text: 'ᚠ',
    };
    const found = toIssues(schema.safeParse(given).error as z.ZodError, given);
    expect(found).toEqual([
      buildFieldProblem('name', 'too_long', { max: 3 }),
      buildFieldProblem('note', 'too_short', { min: 2 }),
      buildFieldProblem('day', 'not_date'),
      buildFieldProblem('tags', 'too_many', { max: 2 }),
      buildFieldProblem('kind', 'not_one_of', { values: ['a', 'b'] }),
      buildFieldProblem('count', 'too_big', { max: 5 }),
      buildFieldProblem('own', 'rule', { sentence: 'isn’t ours' }),
      buildFieldProblem('text', 'not_printed', { letters: 'ᚠ' }),
    ]);
    expect(toIssues(schema.safeParse({}).error as z.ZodError, {})[0]).toEqual({
      field: 'name',
      code: 'required',
      params: {},
      msg: 'is required',
    });
  });

  it('name the field of a problem of the whole form', () => {
    const given = { name: 'Ana', day: '1', tags: [], count: 1, own: '' };
    const rule = z.object({}).refine(() => false, buildRefinement('not_within_days', { days: 7 }, ['until']));
    expect(toIssues(rule.safeParse(given).error as z.ZodError, given)).toEqual([
      buildFieldProblem('until', 'not_within_days', { days: 7 }),
    ]);
  });
});

it('writes overlapping shifts with days, times and jobs', () => {
  const other = { date: '2026-11-18', time: '07:00-09:00', title: 'School' };
  const overlap = { person: 'Ana', shifts: [shift, other] } as const;
  expect(describeOverlap(overlap)).toBe('2026-11-18 06:00-08:00 Library / 2026-11-18 07:00-09:00 School');
  expect(warn('overlap_of_person', overlap)).toEqual({
    code: 'overlap_of_person',
    params: overlap,
    msg: 'Ana: 2026-11-18 06:00-08:00 Library / 2026-11-18 07:00-09:00 School',
  });
});
