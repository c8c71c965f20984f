import { renderToStaticMarkup } from 'react-dom/server';
import { More } from './More';

const shown = (total: number, count: number, there = Math.min(total, count)) =>
  renderToStaticMarkup(
    <More total={total} count={count} shown={there} busy={there < Math.min(total, count)} onMore={() => undefined} />,
  );

describe('below the rows of a part of the client page', () => {
  it('is a button to more', () => expect(shown(9, 8)).toMatch(/<button .*Show more/));

  it('is nothing where all are shown', () => expect(shown(8, 8)).toBe(''));

  it.each([
    [12, 16, 8],
    [100, 96, 88],
  ])('is the button, busy, while the last of %i are read', (total, count, there) =>
    expect(shown(total, count, there)).toMatch(/<button .*aria-busy="true".*Show more/),
  );

  it('is whom to ask where no more are shown', () => {
    expect(shown(100, 96)).toContain('4 older ones aren’t shown here');
    expect(shown(97, 96)).toContain('1 older one isn’t shown here');
    expect(shown(100, 96)).not.toContain('<button');
  });
});
