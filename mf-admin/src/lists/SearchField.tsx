import { TextField } from '@cleaning/ui';
import { useEffect, useRef, useState } from 'react';

/** Typing is over when nothing has come for so long. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches while one types, without a request for each letter. Leaving the field searches at once: a search that came after
 * a press on a link would lead back from where the link leads to.
 */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), PAUSE_MS);
  }

  function leave() {
    clearTimeout(timer.current);
    if (typed !== value) onSearch(typed);
  }

  return (
    <TextField
      label={label}
      type="search"
      maxLength={120}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
