import { renderToStaticMarkup } from 'react-dom/server';
import { More } from './More';

const shown = (total: number, count: number) =>
  renderToStaticMarkup(<More total={total} count={count} busy={false} onMore={() => undefined} />);

describe('below the rows of a part of the client page', () => {
  it('is a button to more', () => expect(shown(9, 8)).toMatch(/<button .*Show more/));

  it('is nothing where all are shown', () => expect(shown(8, 8)).toBe(''));

  it('is whom to ask where no more are shown', () => {
    expect(shown(100, 96)).toContain('4 older ones are not shown here');
    expect(shown(97, 96)).toContain('1 older one is not shown here');
    expect(shown(100, 96)).not.toContain('<button');
  });
});
