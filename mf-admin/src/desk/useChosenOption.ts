import { useRef } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * What a search has found, with the option that is chosen: a list without it would show another one than what is sent.
 * @param first what is chosen at the beginning
 */
export function useChosenOption(value: string, found: readonly Option[], first?: Option): readonly Option[] {
  const chosen = useRef(first);
  const known = [...found, ...(chosen.current ? [chosen.current] : [])].find((option) => option.value === value);
  chosen.current = known ?? chosen.current;
  return known && !found.includes(known) ? [known, ...found] : found;
}
