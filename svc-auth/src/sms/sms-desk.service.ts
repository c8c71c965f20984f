import type { CallAnswer, getSmsState } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import type { environment } from '../environment.js';
import { findSmsFigures } from './sms.queries.js';
import { SmsSender } from './sms-sender.service.js';

/** Text message status for admins. */
@Injectable()
export class SmsDesk {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly sender: SmsSender,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async getState(): Promise<CallAnswer<typeof getSmsState>> {
    const figures = await findSmsFigures(this.manager, this.env.BUSINESS_TZ);
    const { SMS_CENTS_PER_SEGMENT: cents = null } = this.env;
    return {
      provider: this.sender.gateway?.provider ?? null,
      people: figures.people,
      waiting: figures.waiting,
      sent: figures.sent,
      segments: figures.segments,
      cost: cents === null ? null : (Math.round(figures.segments * cents) / 100).toFixed(2),
      cents_per_segment: cents,
      refused: figures.refused,
      given_up: figures.given_up,
      unsure: figures.unsure,
      last_error: figures.last_error,
    };
  }
}
