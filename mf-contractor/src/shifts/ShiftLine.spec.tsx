import type { OwnShift } from '@cleaning/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShiftLine } from './ShiftLine';

const SHIFT = {
  job_id: 'office',
  job_name: 'City office',
  date: '2026-11-18',
  time: '06:00-08:00',
  starts_at: '2026-11-17T19:30:00.000Z',
  ends_at: '2026-11-17T21:30:00.000Z',
  payment: '60.00',
  pay_per_hour: '30.00',
  note: '',
  holiday: '',
  origin: 'slot',
  state: 'covered',
  work: 'none',
} as unknown as OwnShift;

it('names the day, then the times, then the site with the length', () => {
  const html = renderToStaticMarkup(<ShiftLine shift={SHIFT} base="/my-jobs" day="Wed 18 Nov" />);
  expect(html).toContain('<span class="mc-shift__day">Wed 18 Nov</span>6:00 am – 8:00 am</span>');
  expect(html).toContain('<span class="mc-shift__name">City office</span>, 2 h ');
});
