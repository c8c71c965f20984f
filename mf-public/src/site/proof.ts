import { FIRST_PROMISE_DAYS, FIRST_PROOF, type SiteProof, workingDays } from '@cleaning/contracts';
import { siteData } from '@cleaning/ui/app';

/** What the owner has entered as promises and proof. Read while rendering: pages are written again when it changes. */
export const siteProof = (): SiteProof => siteData().proof ?? FIRST_PROOF;

/** “two working days”: until somebody who asks has an answer. */
export const promise = (): string => workingDays(siteData().proof?.promise_days ?? FIRST_PROMISE_DAYS);
