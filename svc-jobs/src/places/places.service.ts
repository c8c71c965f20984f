import type { CallAnswer, listPlaces } from '@cleaning/contracts';
import type { Places } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findOpenPlaces } from './places.queries.js';

@Injectable()
export class PlaceReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Open jobs among the places, by name. */
  list(places: Places): Promise<CallAnswer<typeof listPlaces>> {
    return findOpenPlaces(this.manager, this.clock.today(), places);
  }
}
