import { TextField } from '@cleaning/ui';
import { useEffect, useState } from 'react';

/** Typing is over when nothing has come for so long. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while one types, without a request for each letter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      label={label}
      type="search"
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
