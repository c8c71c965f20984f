import { dayText, type ShiftNoticeChange } from '@cleaning/contracts';

/** A parameter of a notice as one line; empty when it is missing. */
export type Given<Name extends string> = (name: Name) => string;

export const dayOf = (date: string): string => (date === '' ? '' : dayText(date));

/** Place, day and time of a shift. */
export const shiftText = (given: Given<'job' | 'date' | 'time'>): string =>
  `${given('job')}, ${dayOf(given('date'))}, ${given('time')}`;

interface ShiftChangeText {
  readonly title: string;
  readonly text: (shift: string) => string;
}

const SHIFT_CHANGED: ShiftChangeText = {
  title: 'A shift of yours has changed',
  text: (shift) => `The office has changed your shift: ${shift}.`,
};

const SHIFT_CHANGES: Readonly<Record<ShiftNoticeChange, ShiftChangeText>> = {
  cancelled: { title: 'Your shift is cancelled', text: (shift) => `Nobody works then: ${shift}.` },
  extra: { title: 'You have an extra shift', text: (shift) => `The office has planned a shift for you: ${shift}.` },
  away: { title: 'You are marked as away', text: (shift) => `You do not work then: ${shift}.` },
  restored: {
    title: 'Your shift takes place',
    text: (shift) => `The office has taken a change back. You work: ${shift}.`,
  },
  'extra-removed': { title: 'Your extra shift is taken back', text: (shift) => `You do not work then: ${shift}.` },
  'cover-assigned': {
    title: 'You have a shift of somebody else',
    text: (shift) => `The office has given you this shift: ${shift}. Call the office if you cannot come.`,
  },
  'cover-taken-back': {
    title: 'A shift that you had taken is taken back',
    text: (shift) => `You do not work then any more: ${shift}.`,
  },
  /** It names the new day and time. */
  moved: SHIFT_CHANGED,
};

/** A newer version may send other changes. */
export const shiftChange = (change: string): ShiftChangeText =>
  (SHIFT_CHANGES as Readonly<Record<string, ShiftChangeText>>)[change] ?? SHIFT_CHANGED;

export const noteOf = (given: Given<'note'>): string =>
  given('note') === '' ? '' : ` Note of the office: ${given('note')}`;
