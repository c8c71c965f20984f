import type { HeldWork } from '@cleaning/contracts';
import { useState } from 'react';

/** Row ids, each with the version that was seen: the service refuses a decision about a record that was corrected afterwards. */
export type ChosenRows = ReadonlyMap<string, number>;

export interface RowChoice {
  rows: ChosenRows;
  choose: (rows: readonly HeldWork[], is: boolean) => void;
  chooseNone: () => void;
}

const NONE: ChosenRows = new Map();

/** The records that are chosen in a list. In another list (`of`), and on another page, none is. */
export function useChosen(of: string): RowChoice {
  const [choice, setChoice] = useState({ of, rows: NONE });
  const rows = choice.of === of ? choice.rows : NONE;
  return {
    rows,
    choose: (which, is) =>
      setChoice((before) => {
        // An answer about another list came late.
        if (!is && before.of !== of) return before;
        const after = new Map(before.of === of ? before.rows : NONE);
        for (const { row_id, version } of which) {
          if (is) after.set(row_id, version);
          else after.delete(row_id);
        }
        return { of, rows: after };
      }),
    chooseNone: () => setChoice({ of, rows: NONE }),
  };
}

/** First row after the chosen ones that isn't chosen, otherwise the last one before them. */
export function findRowAfter(rows: readonly Pick<HeldWork, 'row_id'>[], chosen: ChosenRows): string | undefined {
  const first = rows.findIndex(({ row_id }) => chosen.has(row_id));
  const isLeft = ({ row_id }: Pick<HeldWork, 'row_id'>) => !chosen.has(row_id);
  return (rows.slice(first).find(isLeft) ?? rows.slice(0, first).findLast(isLeft))?.row_id;
}
