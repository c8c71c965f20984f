import { formatBusinessDays, type SiteProof } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';
import { site } from './texts';

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

/** Proof that the owner has entered. Read it while rendering: pages are written again when it changes. */
export const getSiteProof = (): Shown => getSiteData().proof ?? NO_PROOF;

/** Business days until an enquiry is answered; null if the owner has entered none. */
export function findPromisedDays(): number | null {
  const { proof, is_proof_entered = true } = getSiteData();
  return proof && is_proof_entered ? proof.promise_days : null;
}

/** “two business days”; empty while nothing is promised. */
export function describePromisedDays(): string {
  const days = findPromisedDays();
  return days === null ? '' : formatBusinessDays(days);
}

/** “Quote within two business days”; empty while nothing is promised. */
export function describePromise(): string {
  const days = describePromisedDays();
  return days === '' ? '' : site.promise(days);
}

/** Postcodes where the company says it works; empty until it has said so. */
export const getServedPostcodes = (): readonly string[] => getSiteData().proof?.served_postcodes ?? [];
