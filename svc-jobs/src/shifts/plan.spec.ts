import { type DatedChange, findPlannedState, type Plan, type PlannedState } from './plan.js';

// 2026-11-18 is a Wednesday.
const WEDNESDAY = { date: '2026-11-18', weekday: 3, time: '06:00-08:00', isExtra: false };
const EXTRA = { ...WEDNESDAY, isExtra: true };
const change = (kind: DatedChange['kind'], fields: Partial<DatedChange> = {}): DatedChange => ({
  kind,
  date: WEDNESDAY.date,
  time: WEDNESDAY.time,
  ...fields,
});
const HOLIDAY = {
  date: WEDNESDAY.date,
  from: '00:00',
  name: 'Fair Day',
  policy: 'skip' as const,
  isDecided: false,
  rateCents: 4500,
};
const CARA = { id: 'cara', name: 'Cara Coe', offerId: 'offer' };
const RE_CLEAN = { complaintId: 'complaint', paid: false };
const plan = (fields: Partial<Plan> = {}): Plan => ({
  member: true,
  picks: [],
  changes: [],
  absences: [],
  holidays: [],
  ...fields,
});
const regular = (state: PlannedState['state']): PlannedState => ({ state, origin: 'timetable' });

describe('findPlannedState', () => {
  it.each<[string, typeof WEDNESDAY, Plan, PlannedState | null]>([
    ['a person assigned to all slots', WEDNESDAY, plan(), regular('planned')],
    ['a person not assigned', WEDNESDAY, plan({ member: false }), null],
    ['a picked slot and day', WEDNESDAY, plan({ picks: [{ time: '06:00-08:00', days: [1, 3] }] }), regular('planned')],
    ['another picked day', WEDNESDAY, plan({ picks: [{ time: '06:00-08:00', days: [1] }] }), null],
    ['another picked slot', WEDNESDAY, plan({ picks: [{ time: '18:00-20:00', days: [3] }] }), null],
    ['a person marked away', WEDNESDAY, plan({ changes: [change('away')] }), regular('away')],
    [
      'a person away on another day',
      WEDNESDAY,
      plan({ changes: [change('away', { date: '2026-11-19' })] }),
      regular('planned'),
    ],
    [
      'a person away from another slot',
      WEDNESDAY,
      plan({ changes: [change('away', { time: '18:00-20:00' })] }),
      regular('planned'),
    ],
    ['a cancelled shift', WEDNESDAY, plan({ changes: [change('cancelled')] }), regular('cancelled')],
    [
      'a cancelled shift of a person away',
      WEDNESDAY,
      plan({ changes: [change('away'), change('cancelled')] }),
      regular('cancelled'),
    ],
    ['a cancelled shift of another person', WEDNESDAY, plan({ member: false, changes: [change('cancelled')] }), null],
    ['an extra shift of another person', EXTRA, plan(), null],
    ['an own extra shift', EXTRA, plan({ changes: [change('extra')] }), { state: 'planned', origin: 'extra' }],
    [
      'a re-clean',
      EXTRA,
      plan({ member: false, changes: [change('extra', { reClean: RE_CLEAN })] }),
      { state: 'planned', origin: 'extra', reClean: RE_CLEAN },
    ],
    [
      'a cover of a re-clean',
      EXTRA,
      plan({ member: false, changes: [change('cover', { other: CARA, reClean: RE_CLEAN })] }),
      { state: 'planned', origin: 'cover', other: CARA, reClean: RE_CLEAN },
    ],
    [
      'a re-clean at a slot added to the timetable later',
      WEDNESDAY,
      plan({ changes: [change('extra', { reClean: RE_CLEAN })] }),
      regular('planned'),
    ],
    [
      'an extra shift at a slot of the timetable',
      WEDNESDAY,
      plan({ member: false, changes: [change('extra')] }),
      { state: 'planned', origin: 'extra' },
    ],
    [
      'a cancelled extra shift',
      EXTRA,
      plan({ changes: [change('extra'), change('cancelled')] }),
      { state: 'cancelled', origin: 'extra' },
    ],
    [
      'an absence on this day',
      WEDNESDAY,
      plan({ absences: [{ from: '2026-11-17', until: '2026-11-18', reason: 'Flu' }] }),
      { ...regular('away'), note: 'Flu' },
    ],
    [
      'an absence on other days',
      WEDNESDAY,
      plan({ absences: [{ from: '2026-11-19', until: '2026-11-20', reason: 'Flu' }] }),
      regular('planned'),
    ],
    [
      'a skipped public holiday',
      WEDNESDAY,
      plan({ holidays: [HOLIDAY] }),
      { ...regular('cancelled'), note: 'Fair Day', holiday: HOLIDAY },
    ],
    [
      'a worked public holiday',
      WEDNESDAY,
      plan({ holidays: [{ ...HOLIDAY, policy: 'work' }] }),
      { ...regular('planned'), holiday: { ...HOLIDAY, policy: 'work' } },
    ],
    [
      'a public holiday that starts after the shift does',
      WEDNESDAY,
      plan({ holidays: [{ ...HOLIDAY, from: '06:01' }] }),
      regular('planned'),
    ],
    [
      'a public holiday that starts when the shift does',
      WEDNESDAY,
      plan({ holidays: [{ ...HOLIDAY, from: '06:00' }] }),
      { ...regular('cancelled'), note: 'Fair Day', holiday: { ...HOLIDAY, from: '06:00' } },
    ],
    [
      'an extra shift on a skipped public holiday',
      EXTRA,
      plan({ changes: [change('extra')], holidays: [HOLIDAY] }),
      { state: 'planned', origin: 'extra', holiday: HOLIDAY },
    ],
    [
      'a covered shift',
      WEDNESDAY,
      plan({ changes: [change('covered', { other: CARA })] }),
      { ...regular('covered'), other: CARA },
    ],
    [
      'a covered shift of a person away',
      WEDNESDAY,
      plan({ changes: [change('away'), change('covered', { other: CARA })] }),
      { ...regular('covered'), other: CARA },
    ],
    [
      'a cover for another person',
      WEDNESDAY,
      plan({ member: false, changes: [change('cover', { other: CARA })] }),
      { state: 'planned', origin: 'cover', other: CARA },
    ],
    [
      'a cover of another slot',
      WEDNESDAY,
      plan({ member: false, changes: [change('cover', { time: '18:00-20:00' })] }),
      null,
    ],
    [
      'an absent cover',
      WEDNESDAY,
      plan({
        member: false,
        changes: [change('cover', { other: CARA })],
        absences: [{ from: WEDNESDAY.date, until: WEDNESDAY.date, reason: 'Flu' }],
      }),
      { state: 'away', origin: 'cover', other: CARA, note: 'Flu' },
    ],
    [
      'a cover of a cancelled shift',
      WEDNESDAY,
      plan({ member: false, changes: [change('cover', { other: CARA }), change('cancelled', { note: 'Closed' })] }),
      { state: 'cancelled', origin: 'cover', other: CARA, note: 'Closed' },
    ],
  ])('finds the state for %s', (_case, slot, input, expected) => {
    expect(findPlannedState(slot, input)).toEqual(expected);
  });
});
