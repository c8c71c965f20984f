import type { Call } from '@cleaning/contracts';
import fc from 'fast-check';
import type { z } from 'zod';
import { buildSample, generateJson } from './values.js';

/** Fields of a body as JSON texts, in their order; a name may come twice. */
export type Fields = readonly (readonly [name: string, json: string])[];

export const ODD_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a[b]',
  'a.b',
  '\0',
  '0',
];

export const listFieldNames = (call: Call): string[] => Object.keys((call.body as z.ZodObject | undefined)?.shape ?? {});

/** The call's fields with good values, of which some are changed, left out or sent twice, and some are of another kind. */
export function generateFields(call: Call, userId: string | undefined): fc.Arbitrary<Fields> {
  const names = listFieldNames(call);
  const good: Fields = names.map((name) => [name, JSON.stringify(buildSample(name, userId))]);
  const someName = fc.constantFrom(...names, ...ODD_NAMES);
  return fc
    .record({
      changes: fc.array(fc.tuple(someName, generateJson()), { minLength: 1, maxLength: 3 }),
      missing: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.subarray(names)),
      twice: fc.boolean(),
    })
    .map(({ changes, missing, twice }) => {
      const changed = new Map(changes);
      const base = good.filter(([name]) => !missing.includes(name));
      if (twice) return [...base, ...changes];
      const kept = base.map(([name, json]) => [name, changed.get(name) ?? json] as const);
      return [...kept, ...changes.filter(([name]) => !names.includes(name))];
    });
}

/** A body in JSON; a name may come twice in it. */
export const toJson = (fields: Fields): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
