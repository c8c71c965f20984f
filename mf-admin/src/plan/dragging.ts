import type { Shift } from '@cleaning/contracts';
import { type RefObject } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';
import type { ShiftAtPlace } from './rosterPanel';

/** A dragged shift: open or assigned. */
export type Dragged = { open: ShiftAtPlace } | { shift: Shift };

const SHIFT_TYPE = 'application/x-roster-shift';
/** While something is dragged its types can be read, its content cannot: the day is a type. */
const formatDayType = (date: string) => `application/x-roster-${date}`;

/** Drags with a mouse or finger. The shift's menu offers the same to keyboards. */
export function useDragShift(dragged: Dragged, isDisabled: boolean) {
  const { date } = 'open' in dragged ? dragged.open : dragged.shift;
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [SHIFT_TYPE]: JSON.stringify(dragged), [formatDayType(date)]: date }],
    getAllowedDropOperations: () => ['move'],
    hasDragButton: true,
    isDisabled,
  });
  return { dragProps, isDragging };
}

/** A cell of a person accepts shifts of its day. */
export function useDropShift(
  ref: RefObject<HTMLElement | null>,
  { date, isDisabled, onDrop }: { date: string; isDisabled: boolean; onDrop: (dragged: Dragged) => void },
) {
  return useDrop({
    ref,
    isDisabled,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(formatDayType(date)) ? 'move' : 'cancel'),
    onDrop: async ({ items }) => {
      const item = items.find((each) => each.kind === 'text' && each.types.has(SHIFT_TYPE));
      if (item?.kind === 'text') onDrop(JSON.parse(await item.getText(SHIFT_TYPE)) as Dragged);
    },
  });
}
