import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { findShownPage } from '../testing/allPages';
import { formatTitle } from './title';

const admin = findShownPage('/admin').page;

beforeAll(() => setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {} }));

describe('formatTitle', () => {
  it('puts the number of open items before the page title', () => {
    expect(formatTitle('/admin', admin)).toBe(formatTitle('/admin', admin, 0));
    expect(formatTitle('/admin', admin, 3)).toBe(`(3) ${formatTitle('/admin', admin)}`);
  });

  it('uses the title that the office saved for the page', () => {
    setSiteData({ company: DEMO_COMPANY, texts: { 'titles.services-details': 'All that we do' }, pictures: {} });
    expect(formatTitle('/services/details', findShownPage('/services/details').page)).toBe(
      'All that we do – Gumleaf Commercial Cleaning',
    );
    expect(formatTitle('/about-us', findShownPage('/about-us').page)).toMatch(/^About us – /);
  });
});
