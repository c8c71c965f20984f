import type { IncidentKind } from '@cleaning/contracts';
import type { QueuedReport } from './queuedReports';

/** Values of an unsent report. `chosen` is the job or `none`; null while the suggested one applies. */
export interface ReportDraft {
  readonly kind: IncidentKind | '';
  readonly chosen: string | null;
  readonly text: string;
  readonly photos: readonly string[];
}

export const EMPTY_DRAFT: ReportDraft = { kind: '', chosen: null, text: '', photos: [] };

/** Key in sessionStorage, which ends with the tab. */
const DRAFT_KEY = 'report-draft';

type Stored = ReportDraft & Pick<QueuedReport, 'userId'>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'userId' in value && 'text' in value && 'photos' in value;

/**
 * The user's draft from before the page closed without being left: a phone short of memory closes it while its camera
 * is open.
 */
export function readDraft(userId: string): ReportDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (!isStored(stored) || stored.userId !== userId) return EMPTY_DRAFT;
    const { kind, chosen, text, photos } = stored;
    return { kind, chosen, text, photos };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(userId: string, draft: ReportDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, userId }));
  } catch {
    // No storage left: the draft exists only on this page.
  }
}

export const dropDraft = (): void => sessionStorage.removeItem(DRAFT_KEY);
