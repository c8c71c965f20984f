// Separate from schemas and postcodes: the start page reads it without loading either.

/** Business days to a quote, until the owner says something else. */
export const FIRST_PROMISE_DAYS = 2;

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “two business days”. */
export const formatBusinessDays = (days: number): string =>
  days === 1 ? 'one business day' : `${NUMBERS[days] ?? days} business days`;
