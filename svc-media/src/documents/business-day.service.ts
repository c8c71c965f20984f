import { businessToday } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** The only place of compliance documents that asks what time it is. */
@Injectable()
export class BusinessDay {
  private readonly zone: string;

  constructor(@Inject(ENVIRONMENT) environment: CommonEnvironment) {
    this.zone = environment.BUSINESS_TZ;
  }

  now(): Date {
    return new Date();
  }

  /** YYYY-MM-DD in business time. */
  today(): string {
    return businessToday(this.zone, this.now());
  }
}
