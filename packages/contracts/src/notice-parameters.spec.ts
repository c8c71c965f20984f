import { entityStates } from './changes.js';
import { type NoticeWithKind, noticeParameters } from './notice-parameters.js';
import { NOTICE_KINDS } from './notices.js';

const shift = { job: 'Library', date: '2026-11-18', time: '06:00-08:00' };
const findProblems = (kind: string, parameters: Record<string, unknown>): string[] =>
  (
    entityStates.notice.safeParse({ kind, people: [], admins: true, parameters, at: new Date().toISOString() }).error
      ?.issues ?? []
  ).map(({ path }) => path.join('.'));

describe('notice parameters', () => {
  it('exist for every kind of notice', () => {
    expect(Object.keys(noticeParameters).sort()).toEqual(Object.keys(NOTICE_KINDS).sort());
  });

  it.each<[string, string, Record<string, unknown>, string[]]>([
    ['all parameters', 'cover-taken', { ...shift, person: 'Bo', other: 'Ana' }, []],
    ['no parameters for a kind without any', 'verified', {}, []],
    ['an unknown parameter', 'assigned', { job: 'Library', floor: '2' }, []],
    ['without optional parameters', 'shift-changed', { ...shift, change: 'away' }, []],
    ['a change from a newer version', 'shift-changed', { ...shift, change: 'swapped' }, []],
    ['a kind from a newer version', 'from-the-future', { anything: 'x' }, []],
    ['one missing parameter', 'cover-taken', { ...shift, person: 'Bo' }, ['parameters.other']],
    ['two missing parameters', 'change-asked', {}, ['parameters.person', 'parameters.fields']],
    ['a number instead of text', 'refused', { reason: 7 }, ['parameters.reason']],
  ])('pass the feed only when complete: %s', (_, kind, parameters, wrong) => {
    expect(findProblems(kind, parameters)).toEqual(wrong);
  });

  it('include the number of shifts for a reported absence only', () => {
    const absence = { person: 'Ana', from: '2026-11-18', until: '2026-11-18' };
    expect(findProblems('absence-reported', { ...absence, change: 'reported', shifts: '1' })).toEqual([]);
    expect(findProblems('absence-reported', { ...absence, change: 'withdrawn' })).toEqual([]);
    expect(findProblems('absence-reported', { ...absence, change: 'reported' })).not.toEqual([]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'hold-decided',
      { decision: 'approved', jobs: 'Library', dates: '2026-11-18' },
      { decision: 'approved', work: 'x' },
    ],
    ['paid', { amount: 'x', paid_on: '2026-11-18', documents: '' }, { amount: 'x', day: 'x', documents: '' }],
    ['payment-returned', { amount: 'x', paid_on: '2026-11-18' }, { amount: 'x', day: 'x' }],
    ['details-changed', { field_keys: 'name' }, { fields: 'name', held_until: '' }],
    ['change-rejected', { field_keys: 'name', reason: 'x' }, { fields: 'name', reason: 'x' }],
    ['new-device', { browser: '', system: '', date: '2026-11-18', time: '09:05' }, { device: 'x', at: 'x' }],
  ])('of %s are data, or the texts of earlier versions', (kind, parameters, former) => {
    expect(findProblems(kind, parameters)).toEqual([]);
    expect(findProblems(kind, former)).toEqual([]);
    expect(findProblems(kind, {})).not.toEqual([]);
  });

  it('have types for each kind', () => {
    const complete: NoticeWithKind[] = [
      { kind: 'cover-taken', parameters: { ...shift, person: 'Bo', other: 'Ana' } },
      { kind: 'verified', parameters: {} },
      { kind: 'document-decided', parameters: { document: 'Visa', decision: 'refused', reason: 'Cut off' } },
      { kind: 'enquiry', parameters: { enquiry: '', place: '2 requests', count: '2', places: 'Office\nShop' } },
    ];
    const incomplete: NoticeWithKind[] = [
      // @ts-expect-error Without `other`.
      { kind: 'cover-taken', parameters: { ...shift, person: 'Bo' } },
      // @ts-expect-error A parameter of another kind.
      { kind: 'refused', parameters: { job: 'Library' } },
      // @ts-expect-error No change of a shift.
      { kind: 'shift-changed', parameters: { ...shift, change: 'swapped' } },
      // @ts-expect-error Refused without `reason`.
      { kind: 'document-decided', parameters: { document: 'Visa', decision: 'refused' } },
      // @ts-expect-error A text of earlier versions.
      { kind: 'payment-returned', parameters: { amount: 'A$480.00', day: '18 Nov 2026' } },
      // @ts-expect-error Several without `places`.
      { kind: 'enquiry', parameters: { enquiry: '', place: '2 requests', count: '2' } },
    ];
    expect([complete.length, incomplete.length]).toEqual([4, 6]);
  });
});
