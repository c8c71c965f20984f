import { ApiError } from '@cleaning/ui/app';
import { hours as texts } from './texts';
import { formatHoursSentences } from './useHoursQuestion';

const span = {
  user_id: '0190ffff-0000-7000-8000-000000000000',
  user_name: 'Mei Lin',
  from: '2026-11-23',
  until: '2026-12-06',
  own_minutes: 3000,
  declared_minutes: 0,
};

describe('formatHoursSentences', () => {
  it('asks nothing while the visa allows the hours', async () => {
    expect(await formatHoursSentences(Promise.resolve([]))).toEqual([]);
  });

  it('names the person with more hours than their visa allows', async () => {
    const sentences = await formatHoursSentences(Promise.resolve([span] as never));
    expect(sentences).toEqual([texts.withJob, expect.stringContaining('Mei Lin')]);
  });

  it('says why the hours could not be checked', async () => {
    const away = new ApiError(503, { msg: 'Please try again shortly.', code: 'unavailable' });
    expect(await formatHoursSentences(Promise.reject(away))).toEqual([`${texts.notRead} Please try again shortly.`]);
  });
});
