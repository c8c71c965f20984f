import { Metrics } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findMailFigures, type MailFigures } from './mail.queries.js';

/** Message metrics, read when Prometheus asks. NaN while the database is unreachable. */
@Injectable()
export class MailMetrics {
  constructor(
    metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {
    const oldest = metrics.createGauge(
      'cleaning_mail_oldest_seconds',
      'Age of the message that waits longest, or 0',
      [],
    );
    const failed = metrics.createGauge('cleaning_mail_failed', 'Messages of the last day that were not sent', [
      'state',
    ]);
    const waiting = metrics.createGauge('cleaning_mail_waiting', 'Messages that wait to be sent', [], async () => {
      const figures = await this.read();
      waiting.set(figures?.waiting ?? Number.NaN);
      oldest.set(figures?.oldest_seconds ?? Number.NaN);
      failed.set({ state: 'refused' }, figures?.refused ?? Number.NaN);
      failed.set({ state: 'given-up' }, figures?.given_up ?? Number.NaN);
    });
  }

  private read(): Promise<MailFigures | undefined> {
    return findMailFigures(this.dataSource.manager).catch(() => undefined);
  }
}
