import { type Call, toIssues } from '@cleaning/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { type Fields, generateFields, toJson } from './fields.js';
import { buildSample, generateJson, generatePathPart, toFormText } from './values.js';

/** The same values each time; SEED=… tries others. fast-check prints the seed of a failure. */
const SEED = Number(process.env.SEED ?? 20_260_301);

/** Characters that PostgreSQL can't store as text. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Hashed before they reach a statement: control-characters.spec.ts. */
const HASHED = /^email$|password/;

function* walkValues(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (HASHED.test(name)) continue;
    yield name;
    yield* walkValues(inner);
  }
}

/** Problems of a schema: it must refuse with a sentence, or return only its own fields with storable values. */
function findSchemaProblems(schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  if (!result.success) {
    const issues = toIssues(result.error, input);
    return issues.length > 0 && issues.every(({ msg }) => msg.length > 3) ? [] : ['is refused without a sentence'];
  }
  const values = [...walkValues(result.data)];
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
  return [
    ...(values.some((value) => typeof value === 'string' && UNSTORABLE.test(value))
      ? ['takes what cannot be stored']
      : []),
    ...(values.some((value) => typeof value === 'number' && !Number.isFinite(value))
      ? ['takes what is no number']
      : []),
    ...(names && Object.keys(result.data as object).some((name) => !names.includes(name))
      ? ['takes other fields']
      : []),
  ];
}

const buildForm = (fields: Fields) => Object.fromEntries(fields.map(([name, json]) => [name, toFormText(json)]));
const generateTexts = (names: string[]) =>
  fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(generatePathPart(), generateJson().map(toFormText), fc.constant(buildSample(name, undefined))),
      ]),
    ),
  );
const getFields = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/**
 * Checks the schemas of a call with generated values. Throws the problems.
 * @param rounds values of each kind; with the same seed a smaller number is a prefix of a larger one
 */
export function checkSchemas(call: Call, rounds: number): void {
  const check = (schema: z.ZodType, inputs: fc.Arbitrary<unknown>) =>
    fc.assert(
      fc.property(inputs, (input) => {
        const wrong = findSchemaProblems(schema, input);
        if (wrong.length > 0) throw new Error(`It ${wrong.join(', and ')}.`);
      }),
      { seed: SEED, numRuns: rounds },
    );
  if (call.params) check(call.params, generateTexts(getFields(call.params)));
  if (call.query) check(call.query, generateTexts(getFields(call.query)));
  if (!call.body) return;
  const fields = generateFields(call, undefined);
  check(
    call.body,
    fields.map((some): unknown => JSON.parse(toJson(some))),
  );
  if (call.bodyKind !== 'json') check(call.body, fields.map(buildForm));
  check(
    call.body,
    generateJson().map((json): unknown => JSON.parse(json)),
  );
}
