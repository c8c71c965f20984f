import type { PaperColumn } from './paper-table.js';

export const PADDING = 8;
/** Share of the width reserved for text columns. */
const TEXT_SHARE = 0.35;

export interface PlacedColumn {
  readonly x: number;
  /** Without padding. */
  readonly width: number;
}

export const isFitted = ({ align, fit }: PaperColumn): boolean => fit ?? align === 'right';

/**
 * Places the columns of a table: fitted columns are as wide as their widest cell, text columns share the rest. Fitted columns that are too wide
 * are scaled down, and their cells wrap.
 * @param widest width of a column's widest cell
 */
export function placeColumns(
  columns: readonly PaperColumn[],
  left: number,
  width: number,
  widest: (column: number) => number,
): PlacedColumn[] {
  const inner = width - PADDING * (columns.length + 1);
  const wanted = columns.map((column, index) => (isFitted(column) ? Math.max(widest(index), column.width ?? 0) : 0));
  const sum = wanted.reduce((total, each) => total + each, 0);
  const texts = columns.filter((column) => !isFitted(column)).length;
  const allowed = texts > 0 ? inner * (1 - TEXT_SHARE) : inner;
  const scale = sum > allowed ? allowed / sum : 1;
  const rest = (inner - sum * scale) / Math.max(texts, 1);
  let x = left + PADDING;
  return columns.map((column, index) => {
    const placed = { x, width: isFitted(column) ? (wanted[index] ?? 0) * scale : rest };
    x += placed.width + PADDING;
    return placed;
  });
}
