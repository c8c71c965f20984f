import { Metrics } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { findMailFigures, type MailFigures } from './mail.queries.js';

/** Message metrics, read when Prometheus asks. NaN while the database is unreachable. */
@Injectable()
export class MailMetrics {
  constructor(
    metrics: Metrics,
    @InjectEntityManager() private readonly manager: EntityManager,
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
    return findMailFigures(this.manager).catch(() => undefined);
  }
}
