import { dayOf, type Given } from './shift-text.js';

/** Of an account that nobody has verified. */
export const accountEnding = (given: Given<'date'>) => ({
  title: 'Your account is deleted soon',
  text: `Nobody has verified your account yet. On ${dayOf(given('date'))} it is deleted with your documents, unless the office verifies it before. Please look under Account whether everything is right, or call the office.`,
  path: '/account',
});
