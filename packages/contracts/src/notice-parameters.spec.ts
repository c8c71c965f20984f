import { entityStates } from './changes.js';
import { type NoticeWithKind, noticeParameters } from './notice-parameters.js';
import { NOTICE_KINDS } from './notices.js';

const shift = { job: 'Library', date: '2026-11-18', time: '06:00-08:00' };
const wrongIn = (kind: string, parameters: Record<string, unknown>): string[] =>
  (
    entityStates.notice.safeParse({ kind, people: [], admins: true, parameters, at: new Date().toISOString() }).error
      ?.issues ?? []
  ).map(({ path }) => path.join('.'));

describe('the parameters of a notice', () => {
  it('are described for each kind', () => {
    expect(Object.keys(noticeParameters).sort()).toEqual(Object.keys(NOTICE_KINDS).sort());
  });

  it.each<[string, string, Record<string, unknown>, string[]]>([
    ['all of its kind', 'cover-taken', { ...shift, person: 'Bo', other: 'Ana' }, []],
    ['none, where the kind has none', 'verified', {}, []],
    ['more than this version knows', 'assigned', { job: 'Library', floor: '2' }, []],
    [
      'without those that are left out where there is nothing to say',
      'shift-changed',
      { ...shift, change: 'away' },
      [],
    ],
    ['a change that a newer version has', 'shift-changed', { ...shift, change: 'swapped' }, []],
    ['a kind that a newer version has', 'from-the-future', { anything: 'x' }, []],
    ['one of the kind missing', 'cover-taken', { ...shift, person: 'Bo' }, ['parameters.other']],
    ['two of the kind missing', 'change-asked', {}, ['parameters.person', 'parameters.fields']],
    ['no text', 'refused', { reason: 7 }, ['parameters.reason']],
  ])('are looked at in the feed: %s', (_, kind, parameters, wrong) => {
    expect(wrongIn(kind, parameters)).toEqual(wrong);
  });

  it('need the number of shifts of a reported absence, not of a withdrawn one', () => {
    const absence = { person: 'Ana', from: '2026-11-18', until: '2026-11-18' };
    expect(wrongIn('absence-reported', { ...absence, change: 'reported', shifts: '1' })).toEqual([]);
    expect(wrongIn('absence-reported', { ...absence, change: 'withdrawn' })).toEqual([]);
    expect(wrongIn('absence-reported', { ...absence, change: 'reported' })).not.toEqual([]);
  });

  it('are typed by the kind', () => {
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
      // @ts-expect-error Several without `places`.
      { kind: 'enquiry', parameters: { enquiry: '', place: '2 requests', count: '2' } },
    ];
    expect([complete.length, incomplete.length]).toEqual([4, 5]);
  });
});
