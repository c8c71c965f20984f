import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { shownAt } from '../testing/allPages';
import { formatTitle } from './title';

const admin = shownAt('/admin').page;

beforeAll(() => setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {} }));

describe('the title of a tab', () => {
  it('counts what waits in front of the page', () => {
    expect(formatTitle('/admin', admin)).toBe(formatTitle('/admin', admin, 0));
    expect(formatTitle('/admin', admin, 3)).toBe(`(3) ${formatTitle('/admin', admin)}`);
  });

  it('is the one that the office has given the page', () => {
    setSiteData({ company: DEMO_COMPANY, texts: { 'titles.services-details': 'All that we do' }, pictures: {} });
    expect(formatTitle('/services/details', shownAt('/services/details').page)).toBe(
      'All that we do – Gumleaf Commercial Cleaning',
    );
    expect(formatTitle('/about-us', shownAt('/about-us').page)).toMatch(/^About us – /);
  });
});
