import {
  assignCover,
  type CallBody,
  DONE,
  findCover,
  getCoverCandidates,
  getCoverOffers,
  offerCover,
  PLACE_ROLES,
  takeBackCover,
  takeCover,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  type Places,
  Roles,
  Route,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { CoverAssigning } from './cover-assigning.service.js';
import { CoverTaking } from './cover-taking.service.js';
import { Covers } from './covers.service.js';

@Controller()
@Roles('contractor', 'admin')
export class CoversController {
  constructor(private readonly taking: CoverTaking) {}

  @Route(getCoverOffers)
  listOffers(@CurrentCaller() caller: Caller) {
    return this.taking.listOffers(caller.id);
  }

  @Route(takeCover)
  take(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof takeCover>) {
    requireSelf(caller, body.user_id);
    return this.taking.take(caller.id, body.offer_id);
  }
}

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class CoversDeskController {
  constructor(
    private readonly covers: Covers,
    private readonly assigning: CoverAssigning,
  ) {}

  @Route(findCover)
  listNeeded(@CurrentPlaces() places: Places, @Body() body: CallBody<typeof findCover>) {
    return this.covers.listNeeded(body, places);
  }

  @Route(getCoverCandidates)
  listCandidates(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getCoverCandidates>) {
    return this.covers.listCandidates(caller, body);
  }

  @Route(offerCover)
  offer(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof offerCover>) {
    return this.covers.offer(admin, body);
  }

  @Route(assignCover)
  assign(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof assignCover>) {
    return this.assigning.assign(admin, body);
  }

  @Route(takeBackCover)
  async takeBack(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof takeBackCover>) {
    await this.covers.takeBack(admin, body.offer_id);
    return DONE;
  }
}
