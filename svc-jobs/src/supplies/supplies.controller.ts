import {
  type CallBody,
  type CallParams,
  type CallQuery,
  changeSupply,
  changeSupplyItems,
  countSupplies,
  getMySupplies,
  getSupply,
  getSupplyItems,
  listSupplies,
  PLACE_ROLES,
  requestSupplies,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  getPlaces,
  type Places,
  Roles,
  Route,
  requirePlace,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Supplies } from './supplies.service.js';
import { SupplyItems } from './supply-items.service.js';

@Controller()
@Roles('contractor', 'admin')
export class SuppliesController {
  constructor(private readonly supplies: Supplies) {}

  @Route(requestSupplies)
  request(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof requestSupplies>) {
    requireSelf(caller, body.user_id);
    return this.supplies.request(caller, body);
  }

  @Route(getMySupplies)
  listOwn(@CurrentCaller() caller: Caller) {
    return this.supplies.listOwn(caller.id);
  }
}

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class SuppliesDeskController {
  constructor(private readonly supplies: Supplies) {}

  @Route(listSupplies)
  list(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listSupplies>) {
    if (query.job_id !== undefined) requirePlace(caller, query.job_id, 'no_such_job');
    return this.supplies.list(query, getPlaces(caller));
  }

  // Declared before the path with an id, which would match it.
  @Route(countSupplies)
  count(@CurrentPlaces() places: Places) {
    return this.supplies.count(places);
  }

  @Route(getSupply)
  getDetail(@CurrentPlaces() places: Places, @Param() { id }: CallParams<typeof getSupply>) {
    return this.supplies.getDetail(id, places);
  }

  @Route(changeSupply)
  change(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof changeSupply>) {
    return this.supplies.change(caller, body);
  }
}

@Controller()
@Roles('admin')
export class SupplyItemsController {
  constructor(private readonly items: SupplyItems) {}

  @Route(getSupplyItems)
  read() {
    return this.items.read();
  }

  @Route(changeSupplyItems)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeSupplyItems>) {
    return this.items.change(admin, body);
  }
}
