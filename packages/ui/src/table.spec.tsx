import { renderToStaticMarkup } from 'react-dom/server';
import { type Column, Table } from './table';

const columns: Column<{ id: string; hours: string }>[] = [
  { header: 'Place', cell: ({ id }) => id },
  { header: 'Hours', cell: ({ hours }) => hours, align: 'end' },
];
const render = (rows: { id: string; hours: string }[]) =>
  renderToStaticMarkup(
    <Table caption="Work" columns={columns} rows={rows} rowKey={({ id }) => id} empty="Nothing done" />,
  );

describe('a table', () => {
  it('names each cell for the card layout of phones', () => {
    expect(render([{ id: 'Mall', hours: '2.0' }])).toContain(
      '<td data-label="Place">Mall</td><td data-label="Hours" class="ui-table__end">2.0</td>',
    );
  });

  it('names the places of its cells in a record of phones', () => {
    const placed = columns.map((column, index) => ({ ...column, phone: index === 0 ? ('title' as const) : undefined }));
    const html = renderToStaticMarkup(
      <Table caption="Work" columns={placed} rows={[{ id: 'Mall', hours: '2.0' }]} rowKey={({ id }) => id} empty="" />,
    );
    expect(html).toContain('class="ui-table__phone-title">Mall<');
    expect(html).toContain('class="ui-table__end ui-table__phone-hidden">2.0<');
  });

  it('says when there is nothing', () => {
    expect(render([])).toContain('<td colSpan="2" class="ui-table__empty">Nothing done</td>');
  });
});
