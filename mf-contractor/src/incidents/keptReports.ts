import type { IncidentKind } from '@cleaning/contracts';
import { useSyncExternalStore } from 'react';

/**
 * A report of an incident, kept on the device until the server has taken or refused it. Its fields are stored: a name that changes loses
 * what an earlier build has kept.
 */
export interface KeptReport {
  /** Made on the device: a report that is sent again with the same key is kept once. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  kind: IncidentKind;
  /** Empty where no job was chosen. */
  jobId: string;
  text: string;
  /** The instant by the device's clock, ISO 8601. */
  happenedAt: string;
  /** Keys of photos. Missing in what an earlier build has kept. */
  photos?: readonly string[];
  /** The server's sentence; the report is refused for good. */
  refusal: string | null;
}

/** Where localStorage has them, as a JSON array. */
const KEPT_REPORTS_KEY = 'incident-reports';

const isKeptReport = (value: unknown): value is KeptReport =>
  typeof value === 'object' && value !== null && 'key' in value && 'happenedAt' in value;

function parse(text: string | null): readonly KeptReport[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptReport) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let text: string | null = null;
let reports: readonly KeptReport[] = [];

/** All that are kept on this device, oldest first; the same array until something changes. */
export function keptReports(): readonly KeptReport[] {
  const stored = localStorage.getItem(KEPT_REPORTS_KEY);
  if (stored !== text) {
    text = stored;
    reports = parse(stored);
  }
  return reports;
}

function put(next: readonly KeptReport[]): void {
  localStorage.setItem(KEPT_REPORTS_KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const keepReport = (report: KeptReport): void => put([...keptReports(), report]);

export const refuseReport = (key: string, refusal: string): void =>
  put(keptReports().map((report) => (report.key === key ? { ...report, refusal } : report)));

export const dropReport = (key: string): void => put(keptReports().filter((report) => report.key !== key));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEPT_REPORTS_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The reports of one person. */
export function useKeptReports(userId: string): readonly KeptReport[] {
  const all = useSyncExternalStore(subscribe, keptReports);
  return all.filter((report) => report.userId === userId);
}
