import type { FieldIssue } from '../call.js';
import { FIELD_PROBLEMS } from './field-problems.js';

export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;

/** Parameters of a code's sentence; empty if it has none. */
type ParamsOfSentence<S> = S extends (params: infer P) => string ? P : Readonly<Record<string, never>>;

export type FieldProblemParams<C extends FieldProblemCode> = ParamsOfSentence<(typeof FIELD_PROBLEMS)[C]>;

/** Parameters of a function after the code: left out for a code without any. */
export type ParamsAfter<P> = Readonly<Record<string, never>> extends P ? [params?: P] : [params: P];

/** Writes a sentence with its parameters. */
export const writeSentence = (say: string | ((params: never) => string), params: object): string =>
  typeof say === 'string' ? say : say(params as never);

/** The sentence of a field's problem: for the messages of schemas. */
export const getFieldSentence = <C extends FieldProblemCode>(
  code: C,
  ...[params]: ParamsAfter<FieldProblemParams<C>>
): string => writeSentence(FIELD_PROBLEMS[code], params ?? {});

/** A field's problem, as a refusal has it. `field` is its path, with dots. */
export const buildFieldProblem = <C extends FieldProblemCode>(
  field: string,
  code: C,
  ...[params]: ParamsAfter<FieldProblemParams<C>>
): FieldIssue => ({
  field,
  code,
  params: { ...params },
  msg: writeSentence(FIELD_PROBLEMS[code], params ?? {}),
});

/** A problem with parameters, for `addIssue` of a schema. */
export const buildCustomIssue = <C extends FieldProblemCode>(
  code: C,
  params: FieldProblemParams<C>,
  path: PropertyKey[] = [],
) => ({
  code: 'custom' as const,
  message: writeSentence(FIELD_PROBLEMS[code], params),
  params: { code, params },
  path,
});

/** `buildCustomIssue` for `refine`. */
export const buildRefinement = <C extends FieldProblemCode>(
  code: C,
  params: FieldProblemParams<C>,
  path: PropertyKey[] = [],
) => ({
  error: writeSentence(FIELD_PROBLEMS[code], params),
  params: { code, params },
  path,
});
