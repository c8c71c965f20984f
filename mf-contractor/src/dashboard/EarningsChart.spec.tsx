import { renderToStaticMarkup } from 'react-dom/server';
import { EarningsChart } from './EarningsChart';

it('formats the highest amount like all other amounts', () => {
  const bars = [120, 512.5].map((value, index) => ({ label: '', name: `Day ${index}`, value, text: '' }));
  const html = renderToStaticMarkup(<EarningsChart title="Days" summary="" bars={bars} headers={['Day', 'Payment']} />);
  expect(html).toContain('Most: Day 1 with A$512.50');
});
