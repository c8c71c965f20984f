import { sampleInvoice, totals } from './sampleInvoice';

describe('totals', () => {
  it('adds up the sample invoice', () =>
    expect(totals(sampleInvoice)).toEqual({ subTotal: 295150, gst: 59030, total: 354180 }));
  it('rounds GST once, on the sum', () => {
    const items = [1, 2, 3].map(() => ({ description: 'x', quantity: 1, unitPrice: 33 }));
    expect(totals({ items, gstRate: 10 })).toEqual({ subTotal: 99, gst: 10, total: 109 });
  });
});
