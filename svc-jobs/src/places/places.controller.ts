import { listPlaces, PLACE_ROLES } from '@cleaning/contracts';
import { CurrentPlaces, type Places, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findOpenPlaces } from './places.queries.js';

@Controller()
@Roles(...PLACE_ROLES)
export class PlacesController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  @Route(listPlaces)
  list(@CurrentPlaces() places: Places) {
    return findOpenPlaces(this.manager, this.clock.today(), places);
  }
}
