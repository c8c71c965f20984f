import { FIRST_PROMISE_DAYS, formatBusinessDays, type SiteProof } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';

type Shown = Omit<SiteProof, 'promise_days' | 'served_postcodes'>;
const NO_PROOF: Shown = {
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

/** What the owner has entered as proof. Read while rendering: pages are written again when it changes. */
export const getSiteProof = (): Shown => getSiteData().proof ?? NO_PROOF;

/** Business days until somebody who asks has an answer. */
export const findPromisedDays = (): number => getSiteData().proof?.promise_days ?? FIRST_PROMISE_DAYS;

/** “two business days” */
export const describePromise = (): string => formatBusinessDays(findPromisedDays());

/** Whether the owner has entered a promise: the first line of the website says it then alone. */
export const hasPromise = (): boolean => getSiteData().proof !== undefined;

/** Postcodes where the company says that it works; none until it has said so. */
export const getServedPostcodes = (): readonly string[] => getSiteData().proof?.served_postcodes ?? [];
