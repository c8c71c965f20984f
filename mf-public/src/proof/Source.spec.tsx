import { renderToStaticMarkup } from 'react-dom/server';
import { Source } from './Source';

const written = (address: string) =>
  renderToStaticMarkup(<Source source="Google" address={address} date="01/11/2026" />);

describe('the source of what clients said', () => {
  it('is a link to its page', () =>
    expect(written('https://g.page/gumleaf')).toBe('<a href="https://g.page/gumleaf">Google, 01/11/2026</a>'));

  it('is text without a page', () => expect(written('')).toBe('<span>Google, 01/11/2026</span>'));
});
