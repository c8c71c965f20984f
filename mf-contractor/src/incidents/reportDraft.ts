import type { IncidentKind } from '@cleaning/contracts';
import type { QueuedReport } from './queuedReports';

/** What is filled in of a report. `chosen` is the job, null while the likely one stands. */
export interface ReportDraft {
  readonly kind: IncidentKind | '';
  readonly chosen: string | null;
  readonly text: string;
  readonly photos: readonly string[];
}

export const EMPTY_DRAFT: ReportDraft = { kind: '', chosen: null, text: '', photos: [] };

/** Where sessionStorage has it: it goes with the tab. */
const DRAFT_KEY = 'report-draft';

type Stored = ReportDraft & Pick<QueuedReport, 'userId'>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'userId' in value && 'text' in value && 'photos' in value;

/** What this person had filled in when the page was closed without being left: a phone that runs out of memory does so while its camera is open. */
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
    // No room: it is on the page.
  }
}

export const dropDraft = (): void => sessionStorage.removeItem(DRAFT_KEY);
