import { useState } from 'react';

/** A user's settings for a table. */
export interface TableChoice {
  sort?: string;
  direction?: 'asc' | 'desc';
  pageSize?: number;
  /** Headers of columns that are switched off. */
  hidden?: readonly string[];
}

const getKey = (table: string) => `table:${table}`;

/** Stored settings of a table; ignores values of another form. */
export function readChoice(table: string, storage: Pick<Storage, 'getItem'> = localStorage): TableChoice {
  try {
    const kept: unknown = JSON.parse(storage.getItem(getKey(table)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { sort, direction, pageSize, hidden } = kept as Record<string, unknown>;
    return {
      ...(typeof sort === 'string' && { sort }),
      ...((direction === 'asc' || direction === 'desc') && { direction }),
      ...(Number.isInteger(pageSize) && { pageSize: pageSize as number }),
      ...(Array.isArray(hidden) && { hidden: hidden.filter((header) => typeof header === 'string') }),
    };
  } catch {
    return {};
  }
}

/** Order, page size and columns of a table, remembered on the device. `table`: its own name for each table. */
export function useTableChoice(table: string): [TableChoice, (change: TableChoice) => void] {
  const [choice, setChoice] = useState(() => readChoice(table));
  const change = (part: TableChoice) => {
    const next = { ...choice, ...part };
    setChoice(next);
    try {
      localStorage.setItem(getKey(table), JSON.stringify(next));
    } catch {
      // A device without storage forgets it.
    }
  };
  return [choice, change];
}
