import { getBusinessToday } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** The only clock of compliance documents, so that tests can set it. */
@Injectable()
export class BusinessDay {
  constructor(@Inject(ENVIRONMENT) private readonly env: CommonEnvironment) {}

  now(): Date {
    return getNow();
  }

  /** YYYY-MM-DD in business time. */
  today(): string {
    return getBusinessToday(this.env.BUSINESS_TZ, this.now());
  }
}
