import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { toIsoDate } from './business-time.js';

/** The only source of the current time. */
@Injectable()
export class BusinessClock {
  /** IANA name of the business time zone. */
  readonly zone: string;

  constructor(@Inject(ENVIRONMENT) environment: CommonEnvironment) {
    this.zone = environment.BUSINESS_TZ;
  }

  /** Now, in the business time zone. */
  now(): DateTime {
    return this.toBusinessTime(getNow());
  }

  /** An instant in the business time zone. */
  toBusinessTime(instant: Date): DateTime {
    return DateTime.fromJSDate(instant, { zone: this.zone });
  }

  /** YYYY-MM-DD. */
  today(): string {
    return toIsoDate(this.now());
  }
}
