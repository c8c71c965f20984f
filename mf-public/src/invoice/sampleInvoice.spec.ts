import { computeTotals, sampleInvoice } from './sampleInvoice';

describe('computeTotals', () => {
  it('adds up the sample invoice', () =>
    expect(computeTotals(sampleInvoice, 20)).toEqual({ subTotal: 295150, gst: 59030, total: 354180 }));
  it("adds up at the company's rate", () =>
    expect(computeTotals(sampleInvoice, 12.5)).toEqual({ subTotal: 295150, gst: 36894, total: 332044 }));
  it('rounds GST once, on the sum', () => {
    const items = [1, 2, 3].map(() => ({ description: 'x', quantity: 1, unitPrice: 33 }));
    expect(computeTotals({ items }, 10)).toEqual({ subTotal: 99, gst: 10, total: 109 });
  });
});
