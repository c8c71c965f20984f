import type { SiteData } from '@cleaning/contracts';
import { FIRST_DATA } from './render';
import { keepSafeLinks } from './safeLinks';

const BAD = ['javascript:alert(1)', 'https://user@g.page/', 'http://192.168.0.1/', 'not a page'];

describe('keepSafeLinks', () => {
  it('drops social pages without a public web address', () => {
    const company = { ...FIRST_DATA.company, social: [...BAD, 'https://facebook.com/gumleaf'] };
    expect(keepSafeLinks({ ...FIRST_DATA, company }).company.social).toEqual(['https://facebook.com/gumleaf']);
  });

  it.each(BAD)('clears the link of testimonials and ratings: %s', (source_address) => {
    const proof = { testimonials: [{ source_address }], ratings: [{ source_address }] } as unknown as SiteData['proof'];
    expect(keepSafeLinks({ ...FIRST_DATA, proof }).proof).toMatchObject({
      testimonials: [{ source_address: '' }],
      ratings: [{ source_address: '' }],
    });
  });
});
