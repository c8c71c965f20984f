import type { z } from 'zod';
import type { Call } from './call.js';
import { calls } from './openapi.js';

/**
 * Fields that are hashed, or compared by their hash, and never part of a statement: a password may contain anything.
 */
const FREE_FIELDS = [
  'login.email',
  'password',
  'password_confirm',
  'current_password',
  'new_password',
  'confirm_password',
];

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
}
const getDefinition = (schema: z.ZodType) => schema.def as unknown as Definition;

/** Lists the text fields of a schema by name. */
function textFields(schema: z.ZodType, name: string): { name: string; schema: z.ZodType }[] {
  const { type, shape, element, innerType, options, in: input, out } = getDefinition(schema);
  if (type === 'object')
    return Object.entries(shape ?? {}).flatMap(([field, part]) => textFields(part, name ? `${name}.${field}` : field));
  if (type === 'array' && element) return textFields(element, name);
  if (type === 'union') return (options ?? []).flatMap((option) => textFields(option, name));
  if (innerType) return textFields(innerType, name);
  if (type === 'pipe' && input && out) {
    // A transformation accepts anything; the schema before or after it restricts the text.
    const kind = getDefinition(input).type;
    if (kind === 'transform' || kind === 'unknown') return textFields(out, name);
    if (kind === 'pipe')
      return [...textFields(input, name), ...(getDefinition(out).type === 'transform' ? [] : textFields(out, name))];
    return [{ name, schema }];
  }
  return type === 'string' ? [{ name, schema }] : [];
}

const getInputs = ({ body, query, params }: Call) => [body, query, params].filter((schema) => schema !== undefined);
const fields = Object.entries(calls).flatMap(([call, description]) =>
  getInputs(description).flatMap((schema) => textFields(schema, '').map((field) => ({ ...field, call }))),
);
const isFreeField = (call: string, name: string) =>
  FREE_FIELDS.includes(name) || FREE_FIELDS.includes(`${call}.${name}`);

describe('control characters', () => {
  it('reach the text fields of more than 30 calls', () => {
    expect(fields.filter(({ name }) => name === 'text').length).toBeGreaterThanOrEqual(7);
    expect(new Set(fields.map(({ call }) => call)).size).toBeGreaterThan(30);
  });

  it.each(
    fields
      .filter(({ call, name }) => !isFreeField(call, name))
      .map((field) => [`${field.call}: ${field.name}`, field] as const),
  )('never pass through %s', (_, { schema }) => {
    for (const text of ['\0', 'a\0b', 'a@b.example\0', '\u0001']) {
      const result = schema.safeParse(text);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
      if (result.success) expect(String(result.data)).not.toMatch(/[\u0000-\u0008]/);
    }
  });

  it.each(
    fields
      .filter(({ call, name }) => !isFreeField(call, name))
      .map((field) => [`${field.call}: ${field.name}`, field] as const),
  )('exclude half a surrogate pair, which PostgreSQL refuses in JSON: %s', (_, { schema }) => {
    for (const text of ['\ud83d', 'a\ude00', '\ude00\ud83d', 'a\ud83d@b.example']) {
      const result = schema.safeParse(text);
      if (result.success) expect(String(result.data)).not.toMatch(/[\ud800-\udfff]/u);
    }
    const whole = schema.safeParse('a \ud83d\ude00');
    if (whole.success && String(whole.data).startsWith('a')) expect(whole.data).toBe('a \ud83d\ude00');
  });
});
