import type { Call } from '@cleaning/contracts';
import fc from 'fast-check';
import type { z } from 'zod';
import { buildSample, generateJson } from './values.js';

/** Fields of a body in order, with values in JSON. A name may repeat. */
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

export const listFieldNames = (call: Call): string[] =>
  Object.keys((call.body as z.ZodObject | undefined)?.shape ?? {});

/** Valid fields of a call, of which some are changed, missing or repeated. */
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

/** Keeps repeated names, unlike JSON.stringify. */
export const toJson = (fields: Fields): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
