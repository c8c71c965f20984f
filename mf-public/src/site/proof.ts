import { FIRST_PROMISE_DAYS, type SiteProof, workingDays } from '@cleaning/contracts';
import { siteData } from '@cleaning/ui/app';

type Shown = Omit<SiteProof, 'promise_days' | 'served_postcodes'>;
const NOTHING: Shown = { testimonials: [], ratings: [], prices: [], examples: [], checks: [], come_back: '' };

/** What the owner has entered as proof. Read while rendering: pages are written again when it changes. */
export const siteProof = (): Shown => siteData().proof ?? NOTHING;

/** “two working days”: until somebody who asks has an answer. */
export const promise = (): string => workingDays(siteData().proof?.promise_days ?? FIRST_PROMISE_DAYS);

/** Postcodes where the company says that it works; none until it has said so. */
export const servedPostcodes = (): readonly string[] => siteData().proof?.served_postcodes ?? [];
