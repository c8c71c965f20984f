import { type CallAnswer, type CallBody, getBusinessToday, type listClients } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { findClientPage } from './clients.queries.js';

/** Clients, a page at a time. */
@Injectable()
export class ClientList {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  list(body: CallBody<typeof listClients>): Promise<CallAnswer<typeof listClients>> {
    return findClientPage(this.manager, body, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
  }
}
