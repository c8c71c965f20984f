import { renderToStaticMarkup } from 'react-dom/server';
import { EarningsChart } from './EarningsChart';

it('shows the highest amount, and what it draws only in its accessible name', () => {
  const bars = [120, 512.5].map((value, index) => ({ label: '', name: `Day ${index}`, value, text: '' }));
  const html = renderToStaticMarkup(
    <EarningsChart title="Days" summary="Bars of 2 days." bars={bars} headers={['Day', 'Payment']} />,
  );
  expect(html).toContain('<p class="ui-chart__message">Highest: Day 1, A$512.50</p>');
  expect(html).toContain('aria-label="Days. Bars of 2 days. Highest: Day 1, A$512.50"');
});
