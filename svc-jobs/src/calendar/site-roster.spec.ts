import { DateTime } from 'luxon';
import { buildRoster, describeRosterEntry, type JobSlot, type RosterShift } from './site-roster.js';

const zone = 'Australia/Adelaide';
const at = (text: string) => DateTime.fromISO(text, { zone });
const NOW = at('2026-11-16T05:00');

const slot = (date: string, state: JobSlot['state'] = 'planned', time = '06:00-08:00'): JobSlot => {
  const [start = '', end = ''] = time.split('-');
  return { date, time, startsAt: at(`${date}T${start}`), endsAt: at(`${date}T${end}`), state };
};
const shift = (personName: string, own: JobSlot): RosterShift => ({ ...own, personName });
const list = (slots: JobSlot[], shifts: RosterShift[], needed = 2) =>
  buildRoster(slots, needed, shifts, NOW).map((entry) => `${entry.date} ${describeRosterEntry('Library', entry)}`);

const DAY = '2026-11-18';
const EXTRA = slot(DAY, 'planned', '12:00-13:00');

describe('buildRoster', () => {
  it.each<[string, JobSlot[], RosterShift[], string[]]>([
    ['names everybody', [slot(DAY)], [shift('Bo', slot(DAY)), shift('Ana', slot(DAY))], ['Library: Ana, Bo']],
    ['counts who is needed', [slot(DAY)], [shift('Ana', slot(DAY))], ['Library: Ana, 1 more needed']],
    ['marks a shift that nobody does', [slot(DAY)], [], ['Library: not covered']],
    ['does not name who is away', [slot(DAY)], [shift('Ana', slot(DAY, 'away'))], ['Library: not covered']],
    [
      'names who covers',
      [slot(DAY)],
      [shift('Ana', slot(DAY, 'covered')), shift('Cara', slot(DAY)), shift('Bo', slot(DAY))],
      ['Library: Bo, Cara'],
    ],
    [
      'marks a cancelled shift',
      [slot(DAY, 'cancelled')],
      [shift('Ana', slot(DAY, 'cancelled'))],
      ['Library: cancelled'],
    ],
    ['needs for an extra shift whom it is for', [], [shift('Ana', EXTRA)], ['Library: Ana']],
    ['finds an extra shift uncovered', [], [shift('Ana', { ...EXTRA, state: 'away' })], ['Library: not covered']],
    ['marks a cancelled extra shift', [], [shift('Ana', { ...EXTRA, state: 'cancelled' })], ['Library: cancelled']],
    [
      'names who works an extra shift on a cancelled day',
      [slot(DAY, 'cancelled')],
      [shift('Ana', slot(DAY))],
      ['Library: Ana'],
    ],
  ])('%s', (_case, slots, shifts, entries) => {
    expect(list(slots, shifts)).toEqual(entries.map((entry) => `${DAY} ${entry}`));
  });

  it('lists the people alone of what is over', () => {
    const days = ['2026-11-11', '2026-11-12', '2026-11-13'] as const;
    const [staffed, open, cancelled] = [slot(days[0]), slot(days[1]), slot(days[2], 'cancelled')];
    expect(list([staffed, open, cancelled], [shift('Ana', staffed)])).toEqual(['2026-11-11 Library: Ana']);
  });

  it('orders entries by start', () => {
    const slots = [slot('2026-11-19'), slot(DAY, 'planned', '18:00-20:00'), slot(DAY)];
    expect(buildRoster(slots, 1, [], NOW).map(({ date, time }) => `${date} ${time}`)).toEqual([
      `${DAY} 06:00-08:00`,
      `${DAY} 18:00-20:00`,
      '2026-11-19 06:00-08:00',
    ]);
  });
});
