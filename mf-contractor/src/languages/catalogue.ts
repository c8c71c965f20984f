import type { answers, fieldAnswers } from './answers';
import type { frame } from './frame';
import type { TEXTS } from './texts';

/** A message for each text: ICU MessageFormat, with `{0}`, `{1}` for the arguments of a text that is a function, or the names of its one argument's properties. */
type Messages<T> = T extends ''
  ? ''
  : T extends string | ((...given: never[]) => string)
    ? string
    : { readonly [Key in keyof T]: Messages<T[Key]> };

type All = typeof TEXTS & typeof frame & { answers: typeof answers; fieldAnswers: typeof fieldAnswers };

/** What each language has: a text without its message does not compile. */
export type Catalogue = Messages<All>;
