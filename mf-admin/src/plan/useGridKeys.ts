import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STOP = 'button, a';

/** The buttons and links of a cell. */
const listStops = (cell: Element | null | undefined): HTMLElement[] => [
  ...(cell?.querySelectorAll<HTMLElement>(STOP) ?? []),
];

/** The cells of the row that have something to focus. */
const getCells = (row: Element | null): HTMLTableCellElement[] => [
  ...((row as HTMLTableRowElement | null)?.cells ?? []),
];

/** The nearest cell in the same column, up or down, that has something to focus. */
function findNearestInColumn(cell: HTMLTableCellElement, step: 1 | -1): HTMLElement[] {
  const rows = [...(cell.closest('table')?.rows ?? [])];
  const at = rows.indexOf(cell.closest('tr') as HTMLTableRowElement);
  for (let row = at + step; row >= 0 && row < rows.length; row += step) {
    const found = listStops(rows[row]?.cells[cell.cellIndex]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Button that a key moves the focus to from a cell; undefined if there is none. */
function findNextStop(from: HTMLElement, key: string): HTMLElement | undefined {
  const cell = from.closest<HTMLTableCellElement>('td, th');
  if (!cell) return undefined;
  const own = listStops(cell);
  const row = getCells(cell.closest('tr')).flatMap(listStops);
  switch (key) {
    case 'ArrowDown':
      return own[own.indexOf(from) + 1] ?? findNearestInColumn(cell, 1)[0];
    case 'ArrowUp':
      return own[own.indexOf(from) - 1] ?? findNearestInColumn(cell, -1).at(-1);
    case 'ArrowRight':
      return row.find((stop) => getCellIndex(stop) > cell.cellIndex);
    case 'ArrowLeft':
      return listStops(row.findLast((stop) => getCellIndex(stop) < cell.cellIndex)?.closest('td, th'))[0];
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

const getCellIndex = (stop: HTMLElement): number => stop.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1;

/**
 * Keyboard navigation of a grid (ARIA Authoring Practices): one button is in the tab order, and arrow keys, Home and
 * End move to the others. Render the grid's buttons with tabIndex -1.
 */
export function useGridKeys(grid: RefObject<HTMLTableElement | null>) {
  const lastCell = useRef<Element | null>(null);
  const makeReachable = (stop: HTMLElement) => {
    for (const each of grid.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) each.tabIndex = -1;
    stop.tabIndex = 0;
    lastCell.current = stop.closest('td, th');
  };
  // After each render, because the reachable button may be gone. Its cell stays.
  useLayoutEffect(() => {
    if (grid.current?.querySelector('[tabindex="0"]')) return;
    const stop = listStops(lastCell.current)[0] ?? listStops(grid.current?.tBodies[0])[0];
    if (stop) stop.tabIndex = 0;
  });
  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLElement && target.matches(STOP)) makeReachable(target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = event.target instanceof HTMLElement ? findNextStop(event.target, event.key) : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
