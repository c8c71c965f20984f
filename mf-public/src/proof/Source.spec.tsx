import { renderToStaticMarkup } from 'react-dom/server';
import { Source } from './Source';

const render = (address: string) =>
  renderToStaticMarkup(<Source source="Google" address={address} date="01/11/2026" />);

describe('Source', () => {
  it('links to its page', () =>
    expect(render('https://g.page/gumleaf')).toBe('<a href="https://g.page/gumleaf">Google, 01/11/2026</a>'));

  it('shows plain text without a page', () => expect(render('')).toBe('<span>Google, 01/11/2026</span>'));
});
