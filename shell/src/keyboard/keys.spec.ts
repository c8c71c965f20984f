import { WORK_PAGES } from '../testing/allPages';
import { findAction, type Pressed } from './keys';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const desk = { frame: 'desk', pages: WORK_PAGES, awaitsLetter: false, hasSingleKeys: true } as const;

describe('findAction', () => {
  it.each([
    [press('k', { metaKey: true }), { kind: 'palette' }],
    [press('K', { ctrlKey: true }), { kind: 'palette' }],
    [press('k'), null],
    [press('/'), { kind: 'palette' }],
    [press('?'), { kind: 'help' }],
    [press('c'), { kind: 'create' }],
    [press('['), { kind: 'side' }],
    [press('g'), { kind: 'await-letter' }],
    [press('w'), null],
    [press('c', { ctrlKey: true }), null],
    [press('g', { altKey: true }), null],
  ])('finds the desk action of %j', (pressed, action) => expect(findAction(pressed, desk)).toEqual(action));

  it.each([
    ['desk', 'w', '/admin/work'],
    ['desk', 'p', '/admin'],
    ['contractor', 'p', '/permanent-jobs'],
    ['contractor', 'd', '/dashboard'],
  ] as const)('opens a page of the %s for g then %s', (frame, key, to) =>
    expect(findAction(press(key), { ...desk, frame, awaitsLetter: true })).toEqual({ kind: 'go', to }),
  );

  it('does nothing for g then a letter without a page', () =>
    expect(findAction(press('x'), { ...desk, awaitsLetter: true })).toBeNull());

  it.each(['c', '['])('ignores %s outside the desk', (key) =>
    expect(findAction(press(key), { ...desk, frame: 'contractor' })).toBeNull(),
  );

  it.each(['/', '?', 'g', 'c', '['])('ignores %s once single keys are off', (key) =>
    expect(findAction(press(key), { ...desk, hasSingleKeys: false })).toBeNull(),
  );

  it('still opens the palette with Ctrl once single keys are off', () =>
    expect(findAction(press('k', { ctrlKey: true }), { ...desk, hasSingleKeys: false })).toEqual({ kind: 'palette' }));
});
