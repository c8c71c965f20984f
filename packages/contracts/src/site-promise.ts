// Apart from the schemas and the postcodes: the start page reads it, and loads neither.

/** Working days to a quote, until the owner says something else. */
export const FIRST_PROMISE_DAYS = 2;

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “two working days”. */
export const workingDays = (days: number): string =>
  days === 1 ? 'one working day' : `${NUMBERS[days] ?? days} working days`;
