import { FIRST_PROMISE_DAYS } from './site-promise.js';
import type { SiteProof } from './site-proof.js';

/** For a company that has saved nothing: it serves no postcode until entered. */
export const FIRST_PROOF: SiteProof = {
  promise_days: FIRST_PROMISE_DAYS,
  served_postcodes: [],
  testimonials: [],
  ratings: [],
  prices: [],
  examples: [],
  checks: [],
  come_back: '',
  is_police_checked: false,
  response_hours: null,
  manager_name: '',
  manager_role: '',
};
