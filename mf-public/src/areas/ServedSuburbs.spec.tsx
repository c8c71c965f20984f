import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { AREA_SUBURBS } from './areaSuburbs';
import { ServedSuburbs } from './ServedSuburbs';

const render = (served_postcodes: readonly string[]) => {
  const proof = { testimonials: [], ratings: [], prices: [], examples: [], checks: [], come_back: '', promise_days: 2 };
  setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {}, proof: { ...proof, served_postcodes } } as never);
  return renderToStaticMarkup(<ServedSuburbs suburbs={AREA_SUBURBS['adelaide-city']} />);
};

describe('ServedSuburbs', () => {
  it('lists only suburbs with a saved postcode', () => {
    const page = render(['5006', '5067']);
    expect(page).toContain('North Adelaide <span>(5006)</span>');
    expect(page).not.toContain('5000');
    expect(page).not.toContain('5067');
  });

  it.each([
    ['has saved none', []],
    ['serves other areas only', ['5067']],
  ])('shows nothing while the company %s', (_, postcodes) => expect(render(postcodes)).toBe(''));
});
