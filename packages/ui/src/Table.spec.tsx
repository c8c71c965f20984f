import { renderToStaticMarkup } from 'react-dom/server';
import { Table } from './Table';
import { Records } from './TableRecords';
import type { Column } from './tableColumns';

type Row = { id: string; hours: string };
const columns: Column<Row>[] = [
  { header: 'Place', cell: ({ id }) => id, phone: 'title' },
  { header: 'Day', cell: () => '18/11/2026', phone: 'meta' },
  { header: 'Hours', cell: ({ hours }) => hours, align: 'end', phone: 'end' },
  { header: 'Company', cell: () => 'only wide' },
];
const terms = { caption: 'Work', columns, rowKey: ({ id }: Row) => id, empty: 'Nothing done' };
const mall = { id: 'Mall', hours: '2.0' };

describe('Table', () => {
  it('labels each cell for the card layout on phones', () =>
    expect(renderToStaticMarkup(<Table {...terms} rows={[mall]} />)).toContain(
      '<td data-label="Place" class="ui-table__title">Mall</td><td data-label="Day">18/11/2026</td><td data-label="Hours" class="ui-table__end">2.0</td>',
    ));

  it('shows the empty text without rows', () => {
    expect(renderToStaticMarkup(<Table {...terms} rows={[]} />)).toContain('class="ui-table__empty">Nothing done</td>');
    expect(renderToStaticMarkup(<Records {...terms} rows={[]} />)).toContain('class="ui-table__empty">Nothing done<');
  });

  it('shows a totals row on wide screens and phones, but not without rows', () => {
    const summed = columns.map((column) =>
      column.header === 'Hours' ? { ...column, total: ({ hours }: Row) => hours } : column,
    );
    const total = { label: 'Total', row: { id: '', hours: '6.0' } };
    const wide = renderToStaticMarkup(<Table {...terms} columns={summed} rows={[mall]} total={total} />);
    expect(wide).toContain(
      '<tfoot><tr><th scope="row">Total</th><td data-label="Day"></td><td data-label="Hours" class="ui-table__end">6.0</td><td data-label="Company"></td></tr></tfoot>',
    );
    const narrow = renderToStaticMarkup(<Records {...terms} columns={summed} rows={[mall]} total={total} />);
    expect(narrow).toMatch(/<tfoot.*Total.*ui-record__end">6\.0</);
    expect(renderToStaticMarkup(<Table {...terms} columns={summed} rows={[]} total={total} />)).not.toContain('tfoot');
  });

  it('renders 100 rows of a long list and a button for more', () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ id: `Place ${index}`, hours: '2.0' }));
    for (const html of [
      renderToStaticMarkup(<Table {...terms} rows={rows} />),
      renderToStaticMarkup(<Records {...terms} rows={rows} />),
    ]) {
      expect(html.match(/data-row=/g)).toHaveLength(100);
      expect(html).toContain('100 of 250 shown');
      expect(html).toContain('Show 100 more');
    }
    expect(renderToStaticMarkup(<Table {...terms} rows={rows.slice(0, 100)} />)).not.toContain('more');
  });
});

describe('Records', () => {
  const html = renderToStaticMarkup(<Records {...terms} rows={[mall]} />);

  it('shows a record in two lines with a button for all columns', () => {
    expect(html).toMatch(/class="ui-record__title"><button type="button" aria-haspopup="dialog">Mall<\/button>/);
    expect(html).toContain('class="ui-record__end">2.0<');
    expect(html).toContain('class="ui-record__meta"><span><span class="ui-sr-only">Day: </span>18/11/2026</span><');
    expect(html).not.toContain('only wide');
  });

  it('leaves out what is empty below the title', () => {
    const without = columns.map((column) => (column.phone === 'meta' ? { ...column, cell: () => null } : column));
    expect(renderToStaticMarkup(<Records {...terms} columns={without} rows={[mall]} />)).not.toContain('Day: ');
  });

  it('gives a title two lines where its column says so', () => {
    const wrapping = columns.map((column) => (column.phone === 'title' ? { ...column, phoneWraps: true } : column));
    expect(renderToStaticMarkup(<Records {...terms} columns={wrapping} rows={[mall]} />)).toContain(
      'class="ui-record__title ui-record__title--wraps"',
    );
  });

  it('keeps table roles for assistive technology', () =>
    expect(html.match(/role="\w+"/g)).toEqual(
      ['table', 'rowgroup', 'row', 'cell', 'cell', 'cell'].map((role) => `role="${role}"`),
    ));
});
