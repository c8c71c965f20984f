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
  title: 'Your shift has changed',
  text: (shift) => `The office changed your shift: ${shift}.`,
};

const SHIFT_CHANGES: Readonly<Record<ShiftNoticeChange, ShiftChangeText>> = {
  cancelled: { title: 'Your shift is cancelled', text: (shift) => `You don’t need to come in: ${shift}.` },
  extra: { title: 'You have an extra shift', text: (shift) => `The office added a shift for you: ${shift}.` },
  away: { title: 'You’re marked as unavailable', text: (shift) => `You’re not working this shift: ${shift}.` },
  restored: {
    title: 'Your shift is back on',
    text: (shift) => `The office undid a change. You’re working: ${shift}.`,
  },
  'extra-removed': {
    title: 'Your extra shift is cancelled',
    text: (shift) => `You’re not working this shift: ${shift}.`,
  },
  'cover-assigned': {
    title: 'You’re covering a shift',
    text: (shift) => `The office gave you this shift: ${shift}. Call the office if you can’t make it.`,
  },
  'cover-taken-back': {
    title: 'You’re no longer covering a shift',
    text: (shift) => `You’re no longer working this shift: ${shift}.`,
  },
  /** It names the new day and time. */
  moved: SHIFT_CHANGED,
};

/** A newer version may send other changes. */
export const shiftChange = (change: string): ShiftChangeText =>
  (SHIFT_CHANGES as Readonly<Record<string, ShiftChangeText>>)[change] ?? SHIFT_CHANGED;

export const noteOf = (given: Given<'note'>): string =>
  given('note') === '' ? '' : ` Note from the office: ${given('note')}`;
