import type { IncidentKind } from '@cleaning/contracts';
import { createStoredList } from '@cleaning/ui/kept';

/**
 * A report of an incident, kept on the device until the server has taken or refused it. Its fields are stored: a name that changes loses
 * what an earlier build has kept.
 */
export interface QueuedReport {
  /** Created on the device. The server stores a repeated report with the same key once. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  kind: IncidentKind;
  /** Empty where no job was chosen. */
  jobId: string;
  text: string;
  /** The instant by the device's clock, ISO 8601. */
  happenedAt: string;
  /** Keys of photos. Missing in what an earlier build has kept. */
  photos?: readonly string[];
  /** The server's sentence, if the refusal is final. */
  refusal: string | null;
}

export const keptReports = createStoredList<QueuedReport>('incident-reports', ['key', 'happenedAt']);

export const { all: listQueuedReports, add: queueReport, drop: dropReport, useOwn: useQueuedReports } = keptReports;
