import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { titleOf } from './title';

beforeAll(() => setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {} }));

describe('the title of a tab', () => {
  it('counts what waits in front of the page', () => {
    expect(titleOf('/admin')).toBe(titleOf('/admin', 0));
    expect(titleOf('/admin', 3)).toBe(`(3) ${titleOf('/admin')}`);
  });

  it('is the one that the office has given the page', () => {
    setSiteData({ company: DEMO_COMPANY, texts: { 'titles.services-details': 'All that we do' }, pictures: {} });
    expect(titleOf('/services/details')).toBe('All that we do – Gumleaf Commercial Cleaning');
    expect(titleOf('/about-us')).toMatch(/^About us – /);
  });
});
