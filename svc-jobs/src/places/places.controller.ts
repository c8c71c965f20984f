import { listPlaces, PLACE_ROLES } from '@cleaning/contracts';
import { CurrentPlaces, type Places, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { PlaceReads } from './places.service.js';

@Controller()
@Roles(...PLACE_ROLES)
export class PlacesController {
  constructor(private readonly reads: PlaceReads) {}

  @Route(listPlaces)
  list(@CurrentPlaces() places: Places) {
    return this.reads.list(places);
  }
}
