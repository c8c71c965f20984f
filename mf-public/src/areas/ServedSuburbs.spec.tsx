import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { AREA_SUBURBS } from './areaSuburbs';
import { ServedSuburbs } from './ServedSuburbs';

const shown = (served_postcodes: readonly string[]) => {
  const proof = { testimonials: [], ratings: [], prices: [], examples: [], checks: [], come_back: '', promise_days: 2 };
  setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {}, proof: { ...proof, served_postcodes } } as never);
  return renderToStaticMarkup(<ServedSuburbs suburbs={AREA_SUBURBS['adelaide-city']} />);
};

describe('the suburbs of an area', () => {
  it('are those with a postcode that the company has saved', () => {
    const page = shown(['5006', '5067']);
    expect(page).toContain('North Adelaide <span>(5006)</span>');
    expect(page).not.toContain('5000');
    expect(page).not.toContain('5067');
  });

  it.each([
    ['saved nothing', []],
    ['serves other areas only', ['5067']],
  ])('are not listed while the company %s', (_, postcodes) => expect(shown(postcodes)).toBe(''));
});
