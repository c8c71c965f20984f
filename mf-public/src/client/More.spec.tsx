import { renderToStaticMarkup } from 'react-dom/server';
import { More } from './More';

const render = (total: number, count: number, there = Math.min(total, count)) =>
  renderToStaticMarkup(
    <More total={total} count={count} shown={there} busy={there < Math.min(total, count)} onMore={() => undefined} />,
  );

describe('More', () => {
  it('shows a button while there are more rows', () => expect(render(9, 8)).toMatch(/<button .*Show more/));

  it('shows nothing once all rows are there', () => expect(render(8, 8)).toBe(''));

  it.each([
    [12, 16, 8],
    [100, 96, 88],
  ])('marks the button busy while the last of %i rows load', (total, count, there) =>
    expect(render(total, count, there)).toMatch(/<button .*aria-busy="true".*Show more/),
  );

  it('counts older rows that the page cannot show', () => {
    expect(render(100, 96)).toContain('4 older ones aren’t shown here');
    expect(render(97, 96)).toContain('1 older one isn’t shown here');
    expect(render(100, 96)).not.toContain('<button');
  });
});
