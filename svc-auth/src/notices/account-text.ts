import { dayOf, type Given } from './shift-text.js';

/** Of an account that nobody has verified. */
export const accountEnding = (given: Given<'date'>) => ({
  title: 'Your account will be deleted soon',
  text: `Your account hasn’t been verified. It will be deleted with your documents on ${dayOf(given('date'))} unless the office verifies it first. Check your details under Account, or call the office.`,
  path: '/account',
});
