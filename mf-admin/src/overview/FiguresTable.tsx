import { type Column, formatHours, Money, Table } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { type Figures, sumFigures } from './figures';
import { overview as texts } from './texts';

const createAmountColumn = (
  header: string,
  read: (row: Figures) => string,
  phone: 'meta' | 'end' | 'hidden',
): Column<Figures> => {
  const cell = (row: Figures) => <Money value={read(row)} />;
  return { header, phone, align: 'end', cell, total: cell };
};

const formatRowHours = ({ minutes }: Figures): string => formatHours(minutes);

const COLUMNS: readonly Column<Figures>[] = [
  { header: texts.hours, phone: 'meta', align: 'end', cell: formatRowHours, total: formatRowHours },
  createAmountColumn(texts.cost, ({ cost }) => cost, 'hidden'),
  createAmountColumn(texts.super, (row) => row.super, 'hidden'),
  createAmountColumn(texts.revenue, ({ income }) => income, 'meta'),
  createAmountColumn(texts.margin, ({ margin }) => margin, 'end'),
];

interface FiguresTableProps<Row extends Figures> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Heading of the first column. */
  header: string;
  name: (row: Row) => ReactNode;
}

/** Hours and amounts of months, clients or sites, with their sum. */
export function FiguresTable<Row extends Figures>({ caption, rows, rowKey, header, name }: FiguresTableProps<Row>) {
  return (
    <Table<Figures>
      caption={caption}
      rows={rows}
      rowKey={(row) => rowKey(row as Row)}
      empty={texts.noWork}
      columns={[{ header, phone: 'title', cell: (row) => name(row as Row) }, ...COLUMNS]}
      total={{ label: texts.total, row: sumFigures(rows) }}
    />
  );
}
