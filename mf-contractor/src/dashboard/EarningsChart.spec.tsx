import { renderToStaticMarkup } from 'react-dom/server';
import { EarningsChart } from './EarningsChart';

it('says the most that was earned as all amounts are written', () => {
  const bars = [120, 512.5].map((value, index) => ({ label: '', name: `Day ${index}`, value, text: '' }));
  const html = renderToStaticMarkup(<EarningsChart title="Days" summary="" bars={bars} headers={['Day', 'Payment']} />);
  expect(html).toContain('Most: Day 1 with A$512.50');
});
