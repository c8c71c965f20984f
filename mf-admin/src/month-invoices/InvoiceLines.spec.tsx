import type { ClientInvoiceLine } from '@cleaning/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceLines } from './InvoiceLines';

const HOURLY: ClientInvoiceLine = {
  job_id: 'library',
  place: 'Library',
  address: '1 Mill Lane',
  from: '2026-10-01',
  to: '2026-10-31',
  basis: 'hour',
  visits: 12,
  minutes: 2_534,
  missed: 0,
  cancelled: 0,
  re_cleans: 0,
  credit: '0.00',
  price: '56.00',
  reason: '',
  amount: '2365.06',
};
const render = (line: Partial<ClientInvoiceLine>) =>
  renderToStaticMarkup(<InvoiceLines lines={[{ ...HOURLY, ...line }]} />);

describe('InvoiceLines', () => {
  it('shows hours with their rate, and that each shift is rounded', () => {
    const markup = render({});
    for (const text of ['42:14 h', 'A$56.00/h', 'A$2,365.06', 'hourly amount is rounded to the cent'])
      expect(markup).toContain(text);
    expect(render({ amount: '2365.07' })).not.toContain('rounded');
  });

  it('shows the average of several rates, and none without hours', () => {
    expect(render({ price: '', amount: '2300.00' })).toContain('A$54.46/h on average');
    expect(render({ price: '', minutes: 0, amount: '25.00' })).not.toContain('/h');
  });

  it('shows the price of a visit without a rate', () => {
    const markup = render({ basis: 'visit', price: '120.00', amount: '1440.00' });
    expect(markup).toContain('A$120.00');
    expect(markup).not.toContain('/h');
  });
});
