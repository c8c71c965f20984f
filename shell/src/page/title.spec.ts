import { FIRST_COMPANY } from '@cleaning/contracts';
import { setSiteData } from '@cleaning/ui/app';
import { titleOf } from './title';

beforeAll(() => setSiteData({ company: FIRST_COMPANY, texts: {}, pictures: {} }));

describe('the title of a tab', () => {
  it('counts what waits in front of the page', () => {
    expect(titleOf('/admin')).toBe(titleOf('/admin', 0));
    expect(titleOf('/admin', 3)).toBe(`(3) ${titleOf('/admin')}`);
  });
});
