import { type DatedChange, type Plan, type PlannedState, plannedState } from './plan.js';

// 2026-11-18 is a Wednesday.
const WEDNESDAY = { date: '2026-11-18', weekday: 3, time: '06:00-08:00', isExtra: false };
const EXTRA = { ...WEDNESDAY, isExtra: true };
const change = (kind: DatedChange['kind'], fields: Partial<DatedChange> = {}): DatedChange => ({
  kind,
  date: WEDNESDAY.date,
  time: WEDNESDAY.time,
  ...fields,
});
const plan = (fields: Partial<Plan> = {}): Plan => ({ member: true, picks: [], changes: [], ...fields });
const regular = (state: PlannedState['state']): PlannedState => ({ state, origin: 'timetable' });

describe('whose shift it is, and what has become of it', () => {
  it.each<[string, typeof WEDNESDAY, Plan, PlannedState | null]>([
    ['assigned, all slots', WEDNESDAY, plan(), regular('planned')],
    ['not assigned', WEDNESDAY, plan({ member: false }), null],
    [
      'slot and day are picked',
      WEDNESDAY,
      plan({ picks: [{ time: '06:00-08:00', days: [1, 3] }] }),
      regular('planned'),
    ],
    ['another day is picked', WEDNESDAY, plan({ picks: [{ time: '06:00-08:00', days: [1] }] }), null],
    ['another slot is picked', WEDNESDAY, plan({ picks: [{ time: '18:00-20:00', days: [3] }] }), null],
    ['away', WEDNESDAY, plan({ changes: [change('away')] }), regular('away')],
    ['away on another day', WEDNESDAY, plan({ changes: [change('away', { date: '2026-11-19' })] }), regular('planned')],
    [
      'away from another slot',
      WEDNESDAY,
      plan({ changes: [change('away', { time: '18:00-20:00' })] }),
      regular('planned'),
    ],
    ['cancelled', WEDNESDAY, plan({ changes: [change('cancelled')] }), regular('cancelled')],
    ['cancelled while away', WEDNESDAY, plan({ changes: [change('away'), change('cancelled')] }), regular('cancelled')],
    ['cancelled for somebody else', WEDNESDAY, plan({ member: false, changes: [change('cancelled')] }), null],
    ['an extra shift of others', EXTRA, plan(), null],
    ['an own extra shift', EXTRA, plan({ changes: [change('extra')] }), { state: 'planned', origin: 'extra' }],
    [
      'an extra shift at a slot of the timetable',
      WEDNESDAY,
      plan({ member: false, changes: [change('extra')] }),
      { state: 'planned', origin: 'extra' },
    ],
    [
      'an extra shift that is cancelled',
      EXTRA,
      plan({ changes: [change('extra'), change('cancelled')] }),
      { state: 'cancelled', origin: 'extra' },
    ],
  ])('%s', (_case, slot, given, expected) => {
    expect(plannedState(slot, given)).toEqual(expected);
  });
});
