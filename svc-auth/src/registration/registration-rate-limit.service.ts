import { ENVIRONMENT, type Environment, getCountedAddress, HourlyLimit, refuse } from '@cleaning/service-kit';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { environment } from '../environment.js';

/**
 * Rate limit of registrations for each address: REGISTRATIONS_PER_HOUR. Checked before the files are read, so that
 * nobody can fill the disk.
 */
@Injectable()
export class RegistrationRateLimit implements CanActivate {
  constructor(
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly limit: HourlyLimit,
  ) {}

  /** Throws 429. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = getCountedAddress(context.switchToHttp().getRequest<Request>().ip);
    const waitSeconds = await this.limit.take(address, this.env.REGISTRATIONS_PER_HOUR);
    if (waitSeconds === 0) return true;
    throw refuse('too_many_registrations', { retry_after: waitSeconds });
  }
}
