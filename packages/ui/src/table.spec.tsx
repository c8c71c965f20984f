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

  it('says when there is nothing', () => {
    expect(render([])).toContain('<td colSpan="2" class="ui-table__empty">Nothing done</td>');
  });
});
