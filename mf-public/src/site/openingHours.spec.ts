import { FIRST_COMPANY, type SiteData } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { formatOpeningHours } from './openingHours';

const readHours = (company: SiteData['company']) => {
  setSiteData({ company, texts: {}, pictures: {} });
  return formatOpeningHours();
};

describe('formatOpeningHours', () => {
  it('groups the saved days and hours', () => {
    expect(readHours(DEMO_COMPANY)).toEqual(['Mon–Fri 7:00 am – 5:30 pm']);
    const hours = [
      { days: [1, 3], opens: '08:00', closes: '12:00' },
      { days: [6], opens: '09:00', closes: '11:00' },
    ];
    expect(readHours({ ...DEMO_COMPANY, hours })).toEqual(['Mon, Wed 8:00 am – 12:00 pm', 'Sat 9:00 am – 11:00 am']);
    expect(readHours(FIRST_COMPANY)).toEqual([]);
  });
});
