import { isFitted, PADDING, type PlacedColumn, placeColumns } from './columns.js';
import type { PaperRow, PaperTable } from './paper-table.js';
import { getLineHeight, MUTED, PAGE_HEIGHT, type Sheet, type TextStyle } from './sheet.js';

interface Cell {
  readonly lines: readonly { readonly text: string; readonly style: TextStyle }[];
  readonly column: PlacedColumn;
}

const ROW_GAP = 4;

/** Writes a table over several pages, with its head on each page and sums carried forward. */
export class TableWriter {
  private readonly placed: readonly PlacedColumn[];
  private readonly style: TextStyle;
  private readonly left: number;
  private readonly width: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly table: PaperTable,
  ) {
    this.style = { size: table.size ?? 10 };
    this.left = sheet.left;
    this.width = sheet.width;
    this.placed = placeColumns(table.columns, sheet.left, sheet.width, (column) => this.measureColumn(column));
  }

  write(): void {
    const { sheet, table } = this;
    const rows = table.rows.map((row) => this.getCells(row));
    const heights = rows.map((cells, index) => this.measureRow(cells, table.rows[index]));
    const last = table.last ? sheet.getHeight(table.last) : 0;
    sheet.writeElement('Table', () => {
      sheet.reserve(this.headHeight + (heights[0] ?? 0) + (rows.length < 2 ? last : this.carryHeight));
      this.writeHead(true);
      if (rows.length === 0 && table.empty)
        this.writeRow({ cells: [table.empty], kind: 'group' }, this.getCells({ cells: [table.empty], kind: 'group' }));
      rows.forEach((cells, index) => {
        const row = table.rows[index];
        if (!row) return;
        this.makeRoom(index, heights, last);
        if (row.kind === 'sum') sheet.drawRule(sheet.y);
        this.writeRow(row, cells, index);
      });
    });
    sheet.drawRule(sheet.y);
    sheet.y += ROW_GAP * 2;
    table.last?.();
  }

  /** Starts the next page if a row, its group or sum and the totals do not fit. */
  private makeRoom(index: number, heights: readonly number[], last: number): void {
    const { sheet, table } = this;
    const kinds = table.rows.map(({ kind }) => kind);
    let height = heights[index] ?? 0;
    let next = index + 1;
    while (next < kinds.length && (kinds[next - 1] === 'group' || kinds[next] === 'sum')) {
      height += heights[next] ?? 0;
      next += 1;
    }
    const below = next === kinds.length ? last : this.carryHeight;
    if (height + below <= sheet.free) return;
    // A row taller than a page starts here and is split between its lines.
    const maxHeight = PAGE_HEIGHT - this.headHeight - 2 * this.carryHeight;
    if (height + below <= maxHeight || sheet.free < maxHeight / 2) this.startNextPage(index);
  }

  private startNextPage(rows: number): void {
    const { sheet } = this;
    this.writeCarry('Carried forward', rows);
    sheet.startNextPage();
    this.writeHead(false);
    this.writeCarry('Brought forward', rows);
  }

  private get headHeight(): number {
    return 24;
  }

  private get carryHeight(): number {
    return this.table.columns.some(({ carried }) => carried) ? getLineHeight(this.style) + ROW_GAP : 0;
  }

  private writeHead(isFirst: boolean): void {
    const { sheet, table, placed } = this;
    const { y } = sheet;
    const style = { size: 9, weight: 'bold', colour: '#ffffff' } as const;
    sheet.drawBox(this.left, y, this.width, 20, sheet.colour);
    const writeTitles = () => {
      for (const [index, { title, align = 'left' }] of table.columns.entries()) {
        const { x, width } = placed[index] as PlacedColumn;
        const line = [title, x, y + 4, width, { ...style, align }] as const;
        if (isFirst) sheet.writeElement('TH', () => sheet.writeLine(...line), { scope: 'Column' });
        else sheet.drawExtraLine(...line);
      }
    };
    if (isFirst) sheet.writeElement('TR', writeTitles);
    else writeTitles();
    sheet.y = y + this.headHeight;
  }

  private writeCarry(label: string, rows: number): void {
    const { sheet, table, placed } = this;
    const sums = table.columns.map(({ carried }) => carried?.(rows) ?? '');
    if (rows === 0 || sums.every((sum) => sum === '')) return;
    const style = { ...this.style, colour: MUTED };
    sheet.drawExtraLine(label, this.left + PADDING, sheet.y, this.width, style);
    sums.forEach((sum, index) => {
      const { x, width } = placed[index] as PlacedColumn;
      if (sum !== '')
        sheet.drawExtraLine(sum, x, sheet.y, width, {
          ...style,
          weight: 'bold',
          align: table.columns[index]?.align ?? 'left',
        });
    });
    sheet.y += getLineHeight(style) + ROW_GAP;
  }

  private getStyle({ kind = 'line' }: PaperRow): TextStyle {
    return kind === 'line' ? this.style : { ...this.style, weight: 'bold' };
  }

  private getCells(row: PaperRow): Cell[] {
    const { sheet, table, placed } = this;
    const style = this.getStyle(row);
    const texts = table.columns.findIndex((column) => !isFitted(column));
    return table.columns.map(({ align = 'left' }, index) => {
      const own = placed[index] as PlacedColumn;
      const column = index === 0 ? { x: own.x, width: this.getSpannedWidth(row) } : own;
      const wrapText = (text: string, given: TextStyle) =>
        sheet.wrapLines(text, column.width, given).map((part) => ({ text: part, style: given }));
      const note = index === Math.max(texts, 0) && row.note ? row.note : '';
      const small = { ...this.style, size: (this.style.size ?? 10) - 1, colour: MUTED };
      return {
        column,
        lines: [
          ...wrapText(row.cells[index] ?? '', { ...style, align }),
          ...(note === '' ? [] : wrapText(note, small)),
        ],
      };
    });
  }

  /** Width of the first cell. In a group or sum it spans the empty cells after it. */
  private getSpannedWidth({ cells, kind = 'line' }: PaperRow): number {
    const { placed } = this;
    let last = 0;
    while (kind !== 'line' && last + 1 < placed.length && !cells[last + 1]) last += 1;
    const { x, width } = placed[last] as PlacedColumn;
    return x + width - (placed[0] as PlacedColumn).x;
  }

  private measureRow(cells: readonly Cell[], row: PaperRow | undefined): number {
    return (
      Math.max(1, ...cells.map(({ lines }) => lines.length)) * getLineHeight(this.style) +
      ROW_GAP * (row?.kind === 'sum' ? 2 : 1)
    );
  }

  /** Writes a row. A row taller than a page continues on the next. */
  private writeRow(row: PaperRow, cells: readonly Cell[], rows = 0): void {
    const { sheet } = this;
    const step = getLineHeight(this.style);
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    /** Lines by page. */
    const chunks: { from: number; to: number }[] = [];
    const countLinesPerPage = (free: number) => Math.max(1, Math.floor((free - this.carryHeight) / step));
    let from = 0;
    let free = sheet.free;
    while (from < count) {
      const to = Math.min(count, from + (count - from <= free / step ? count - from : countLinesPerPage(free)));
      chunks.push({ from, to });
      from = to;
      free = PAGE_HEIGHT - this.headHeight - this.carryHeight;
    }
    if (row.kind === 'sum') sheet.y += ROW_GAP;
    chunks.forEach((chunk, index) => {
      if (index > 0) this.startNextPage(rows);
      sheet.writeElement('TR', () => {
        for (const [column, cell] of cells.entries()) this.writeCell(cell, chunk, column === 0 && row.kind === 'group');
      });
      sheet.y += (chunk.to - chunk.from) * step;
    });
    sheet.y += ROW_GAP;
  }

  private writeCell({ lines, column }: Cell, { from, to }: { from: number; to: number }, heads: boolean): void {
    const { sheet } = this;
    const step = getLineHeight(this.style);
    const write = () =>
      lines.slice(from, to).forEach(({ text, style }, index) => {
        sheet.writeLine(text, column.x, sheet.y + index * step, column.width, style);
      });
    if (heads) sheet.writeElement('TH', write, { scope: 'Row' });
    else sheet.writeElement('TD', write);
  }

  /** Width of the widest title, cell or carried sum. */
  private measureColumn(column: number): number {
    const { sheet, table } = this;
    const { title = '', carried } = table.columns[column] ?? {};
    const head = sheet.getWidth(title, { size: 9, weight: 'bold' });
    const sum = carried ? sheet.getWidth(carried(table.rows.length), { ...this.style, weight: 'bold' }) : 0;
    const cells = table.rows
      .filter(({ kind = 'line', cells }) => kind === 'line' || column > 0 || cells[1])
      .map((row) => sheet.getWidth(row.cells[column] ?? '', this.getStyle(row)));
    return Math.max(head, sum, ...cells);
  }
}
