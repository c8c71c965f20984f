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

/** Records chosen in a list. `list` identifies the list and its page: another one starts without a choice. */
export function useChosen(list: string): RowChoice {
  const [choice, setChoice] = useState({ list, rows: NONE });
  const rows = choice.list === list ? choice.rows : NONE;
  return {
    rows,
    choose: (which, is) =>
      setChoice((before) => {
        // A late answer about another list.
        if (!is && before.list !== list) return before;
        const after = new Map(before.list === list ? before.rows : NONE);
        for (const { row_id, version } of which) {
          if (is) after.set(row_id, version);
          else after.delete(row_id);
        }
        return { list, rows: after };
      }),
    chooseNone: () => setChoice({ list, rows: NONE }),
  };
}

/** First row after the chosen ones that isn't chosen, otherwise the last one before them. */
export function findRowAfter(rows: readonly Pick<HeldWork, 'row_id'>[], chosen: ChosenRows): string | undefined {
  const first = rows.findIndex(({ row_id }) => chosen.has(row_id));
  const isLeft = ({ row_id }: Pick<HeldWork, 'row_id'>) => !chosen.has(row_id);
  return (rows.slice(first).find(isLeft) ?? rows.slice(0, first).findLast(isLeft))?.row_id;
}
