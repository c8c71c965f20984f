// Apart from the schemas and the postcodes: the start page reads it, and loads neither.

/** Business days to a quote, until the owner says something else. */
export const FIRST_PROMISE_DAYS = 2;

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “two business days”. */
export const formatBusinessDays = (days: number): string =>
  days === 1 ? 'one business day' : `${NUMBERS[days] ?? days} business days`;
