import type { IncidentKind } from '@cleaning/contracts';
import { createStoredList } from '@cleaning/ui/kept';

/**
 * An incident report on the device that the server has neither accepted nor refused. Its fields are stored: renaming
 * one loses what earlier builds have stored.
 */
export interface QueuedReport {
  /** Created on the device. The server stores a repeated report with the same key once. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  kind: IncidentKind;
  /** Empty if no job was chosen. */
  jobId: string;
  text: string;
  /** The instant by the device's clock, ISO 8601. */
  happenedAt: string;
  /** Keys of photos. Missing in reports stored by earlier builds. */
  photos?: readonly string[];
  /** The server's sentence, if the refusal is final. */
  refusal: string | null;
}

export const keptReports = createStoredList<QueuedReport>('incident-reports', ['key', 'happenedAt']);

export const { all: listQueuedReports, add: queueReport, drop: dropReport, useOwn: useQueuedReports } = keptReports;
