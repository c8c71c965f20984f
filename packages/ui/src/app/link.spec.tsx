import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Link, NavLink } from './link';

const shown = (address: string, link: React.ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={address}>{link}</StaticRouter>);

describe('a link inside the product', () => {
  it('has the address, a query and its own attributes', () => {
    expect(
      shown(
        '/',
        <Link to={{ pathname: '/gallery', search: '?page=2' }} className="more">
          More
        </Link>,
      ),
    ).toBe('<a class="more" href="/gallery?page=2">More</a>');
  });
});

describe('an entry of a menu is the current one', () => {
  it.each([
    ['/services', '/services', false, true],
    ['/services/details', '/services', false, true],
    ['/services/details', '/services', true, false],
    ['/services-more', '/services', false, false],
    ['/', '/', true, true],
    ['/gallery', '/', true, false],
  ])('at %s: %s, at this address alone: %s → %s', (address, to, end, current) => {
    expect(shown(address, <NavLink to={to} end={end} />).includes('aria-current="page"')).toBe(current);
  });
});
