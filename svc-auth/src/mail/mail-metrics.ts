import { Metrics } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface MailFigures {
  readonly waiting: number;
  readonly oldest_seconds: number;
  readonly refused: number;
  readonly given_up: number;
}

/** Figures of messages, read when Prometheus asks. Not a number while the database cannot be read. */
@Injectable()
export class MailMetrics {
  constructor(
    metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {
    const oldest = metrics.gauge('cleaning_mail_oldest_seconds', 'Age of the message that waits longest, or 0', []);
    const failed = metrics.gauge('cleaning_mail_failed', 'Messages of the last day that were not sent', ['state']);
    const waiting = metrics.gauge('cleaning_mail_waiting', 'Messages that wait to be sent', [], async () => {
      const figures = await this.read();
      waiting.set(figures?.waiting ?? Number.NaN);
      oldest.set(figures?.oldest_seconds ?? Number.NaN);
      failed.set({ state: 'refused' }, figures?.refused ?? Number.NaN);
      failed.set({ state: 'given-up' }, figures?.given_up ?? Number.NaN);
    });
  }

  private async read(): Promise<MailFigures | undefined> {
    const [figures] = await this.dataSource
      .query<MailFigures[]>(
        `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS waiting,
           coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state IN ('waiting', 'sending'))), 0)::float
             AS oldest_seconds,
           count(*) FILTER (WHERE state = 'refused' AND finished_at > now() - interval '1 day')::int AS refused,
           count(*) FILTER (WHERE state = 'given-up' AND finished_at > now() - interval '1 day')::int AS given_up
         FROM mail_message`,
      )
      .catch(() => []);
    return figures;
  }
}
