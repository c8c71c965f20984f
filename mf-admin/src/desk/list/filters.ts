import type { ListState } from '../ListTools';

/** A filter of a list. Its value is in the address as text, under its name. */
export interface Filter<Value = unknown> {
  readonly label: string;
  /** Value while the address has none. */
  readonly initial: string;
  /** Labels by value, in the order of the field; null for a typed day. */
  readonly choices: Readonly<Record<string, string>> | null;
  /** Converts the text in the address to the value of the field. */
  readonly shown: (text: string) => string;
  /** Converts the value of the field to the input of the call. */
  readonly read: (shown: string) => Value;
  /** Whether another value shows a different list, such as another month's, rather than a part of the same. */
  readonly isOtherList?: boolean;
}

/** Filters by their names in the address. */
export type Filters = Readonly<Record<string, Filter>>;

/** Inputs of the call, by filter. */
export type FilterValues<F extends Filters> = {
  [Name in keyof F]: F[Name] extends Filter<infer Value> ? Value : never;
};

interface ChoiceTerms<Value extends string, None extends Value> {
  label: string;
  /** Labels by value, in the order of the field. */
  choices: Readonly<Record<Value, string>>;
  initial: NoInfer<Value>;
  /** Value that leaves the filter out of the call. */
  none?: None;
  /** Whether the choices come from a call, so that a value in the address is valid before they are loaded. */
  isOpen?: boolean;
}

type Asked<Value extends string, None extends Value> = [None] extends [never]
  ? Value
  : Exclude<Value, None> | undefined;

/** Filter with a fixed set of values. Unknown values in the address count as `initial`. */
export function buildChoiceFilter<Value extends string, None extends Value = never>({
  label,
  choices,
  initial,
  none,
  isOpen = false,
}: ChoiceTerms<Value, None>): Filter<Asked<Value, None>> {
  return {
    label,
    initial,
    choices,
    shown: (text) => (isOpen || Object.hasOwn(choices, text) ? text : initial),
    read: (shown) => (shown === none ? undefined : shown) as Asked<Value, None>,
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day, YYYY-MM-DD; undefined for none. */
export const buildDayFilter = (label: string, initial = ''): Filter<string | undefined> => ({
  label,
  initial,
  choices: null,
  shown: (text) => (text === '' || DAY.test(text) ? text : initial),
  read: (shown) => shown || undefined,
});

/** A day that the call needs: an empty field means `initial`. */
export const buildRequiredDayFilter = (label: string, initial: string): Filter<string> => ({
  label,
  initial,
  choices: null,
  shown: (text) => (DAY.test(text) ? text : initial),
  read: (shown) => shown,
});

/** Values of all fields, from the address. */
export const toShownValues = (filters: Filters, state: ListState): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).map(([name, { shown }]) => [name, shown(state.filter(name))]));

/** Inputs of the call, from the values of the fields. */
export const readValues = <F extends Filters>(filters: F, shown: Readonly<Record<string, string>>): FilterValues<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { read, initial }]) => [name, read(shown[name] ?? initial)]),
  ) as FilterValues<F>;

export const getInitialValues = (filters: Filters): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).map(([name, { initial }]) => [name, initial]));

/** Whether a filter hides rows of the list. */
export const isNarrowed = (filters: Filters, shown: Readonly<Record<string, string>>): boolean =>
  findChangedFilters(filters, shown).some((name) => !filters[name]?.isOtherList);

/** Names of the filters that differ from their initial value. */
export const findChangedFilters = (filters: Filters, shown: Readonly<Record<string, string>>): string[] =>
  Object.entries(filters).flatMap(([name, { initial }]) => (shown[name] === initial ? [] : [name]));
