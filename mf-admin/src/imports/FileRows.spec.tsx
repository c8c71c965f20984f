import { renderToStaticMarkup } from 'react-dom/server';
import { FileRows } from './FileRows';
import { clientFieldLabels, clientImport } from './texts';

const rows = [
  { row: 2, name: 'Berg', problems: [] },
  { row: 3, name: '', problems: [{ field: 'legal_name', msg: 'is required' }] },
];
const render = (leftOut: number[]) =>
  renderToStaticMarkup(
    <FileRows
      texts={clientImport}
      labels={clientFieldLabels}
      facts={[]}
      rows={rows}
      leftOut={new Set(leftOut)}
      onLeaveOut={() => undefined}
    />,
  );

describe('FileRows', () => {
  it('shows rows with errors first, the error and how to leave the row out', () => {
    const markup = render([]);
    expect(markup).toContain('1 client can be imported. 1 row has an error.');
    expect(markup).toContain('Legal name: Is required.');
    expect(markup).toContain('Leave out the row with an error');
    expect(markup).toContain('Leave out row 3, No name');
    expect(markup.indexOf('No name')).toBeLessThan(markup.indexOf('Berg'));
  });

  it('counts the rows that are left out', () => {
    const markup = render([3]);
    expect(markup).toContain('1 client can be imported. 1 row is left out.');
    expect(markup).not.toContain('Leave out the row with an error');
  });

  it('offers to edit a row where cells can be typed in', () => {
    const props = { texts: clientImport, labels: clientFieldLabels, facts: [], rows, leftOut: new Set<number>() };
    const markup = renderToStaticMarkup(<FileRows {...props} onLeaveOut={() => undefined} onEdit={() => undefined} />);
    expect(markup).toContain('Edit row 3, No name');
    expect(render([])).not.toContain('Edit row');
  });
});
