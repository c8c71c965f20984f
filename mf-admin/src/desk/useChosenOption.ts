import { useRef } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Adds the chosen option to the results of a search: without it, the list would show another one than the form sends.
 * @param first the initially chosen option
 */
export function useChosenOption(value: string, found: readonly Option[], first?: Option): readonly Option[] {
  const chosen = useRef(first);
  const known = [...found, ...(chosen.current ? [chosen.current] : [])].find((option) => option.value === value);
  chosen.current = known ?? chosen.current;
  return known && !found.includes(known) ? [known, ...found] : found;
}
