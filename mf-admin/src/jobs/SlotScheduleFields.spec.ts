import { EVERY_WEEK, type SlotRepeats } from '@cleaning/contracts';
import { listRhythms, schedulePreview, withRhythm } from './SlotScheduleFields';

// A Monday.
const TODAY = '2026-11-30';
const repeats = (fields: Partial<SlotRepeats>): SlotRepeats => ({ ...EVERY_WEEK, ...fields });

describe('slot schedule', () => {
  it('offers the usual intervals in words and adds the current one', () => {
    expect(listRhythms(EVERY_WEEK).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Every week', 'Every 2 weeks', 'Every month', 'Every 3 months']),
    );
    expect(listRhythms(EVERY_WEEK)).not.toContainEqual({ value: 'week 7', label: 'Every 7 weeks' });
    expect(listRhythms({ every: 7, unit: 'week' })).toContainEqual({ value: 'week 7', label: 'Every 7 weeks' });
  });

  it.each<[string, SlotRepeats, string, Partial<SlotRepeats>]>([
    ['counts weeks from the next ticked day', EVERY_WEEK, 'week 2', { every: 2, from: '2026-12-04' }],
    ['keeps the chosen first day', repeats({ from: '2026-12-11' }), 'week 3', { every: 3, from: '2026-12-11' }],
    ['needs no first day for every month', EVERY_WEEK, 'month 1', { unit: 'month', which: 'first' }],
    [
      'starts every second month today',
      EVERY_WEEK,
      'month 2',
      { every: 2, unit: 'month', which: 'first', from: TODAY },
    ],
    ['goes back to every week', repeats({ unit: 'month', which: 'last' }), 'week 1', {}],
  ])('%s', (_case, before, chosen, after) => expect(withRhythm(before, chosen, ['Fr'], TODAY)).toEqual(repeats(after)));

  it.each<[string, SlotRepeats]>([
    ['Every Friday. Next: Fri 4 Dec 2026, Fri 11 Dec 2026, Fri 18 Dec 2026.', EVERY_WEEK],
    [
      'Every 2 weeks from Fri 4 Dec 2026. Next: Fri 4 Dec 2026, Fri 18 Dec 2026, Fri 1 Jan 2027.',
      repeats({ every: 2, from: '2026-12-04' }),
    ],
    [
      'Last Friday of every month. Next: Fri 25 Dec 2026, Fri 29 Jan 2027, Fri 26 Feb 2027.',
      repeats({ unit: 'month', which: 'last' }),
    ],
    ['Every Friday until Fri 27 Nov 2026. No days left.', repeats({ until: '2026-11-27' })],
  ])('previews "%s"', (text, given) => expect(schedulePreview(['Fr'], given, TODAY)).toBe(text));

  it('previews nothing while no day is ticked', () => expect(schedulePreview([], EVERY_WEEK, TODAY)).toBe(''));
});
