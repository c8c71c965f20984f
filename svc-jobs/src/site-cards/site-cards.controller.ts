import {
  type CallBody,
  type CallParams,
  DONE,
  getSiteCard,
  keepDescription,
  listCodesInDescriptions,
  listSiteViews,
  moveCodes,
  PLACE_ROLES,
  saveSiteAccess,
  saveSiteCard,
  showSiteAccess,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { DescriptionCodes } from './description-codes.service.js';
import { SiteAccess } from './site-access.service.js';
import { SiteCards } from './site-cards.service.js';

@Controller()
@Roles('contractor', ...PLACE_ROLES)
export class SiteCardsController {
  constructor(
    private readonly cards: SiteCards,
    private readonly access: SiteAccess,
  ) {}

  @Route(getSiteCard)
  read(@CurrentCaller() caller: Caller, @Param() { job_id }: CallParams<typeof getSiteCard>) {
    return this.cards.read(caller, job_id);
  }

  @Route(showSiteAccess)
  @Header('Cache-Control', 'no-store')
  show(@CurrentCaller() caller: Caller, @Body() { job_id }: CallBody<typeof showSiteAccess>) {
    return this.access.show(caller, job_id);
  }
}

@Controller()
@Roles('admin')
export class SiteCardsDeskController {
  constructor(
    private readonly cards: SiteCards,
    private readonly access: SiteAccess,
    private readonly codes: DescriptionCodes,
  ) {}

  @Route(saveSiteCard)
  async save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveSiteCard>) {
    await this.cards.save(admin, body);
    return DONE;
  }

  @Route(saveSiteAccess)
  async saveAccess(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveSiteAccess>) {
    await this.access.save(admin, body);
    return DONE;
  }

  @Route(listSiteViews)
  listViews(@Param() { job_id }: CallParams<typeof listSiteViews>) {
    return this.access.listViews(job_id);
  }

  @Route(listCodesInDescriptions)
  listCodes() {
    return this.codes.list();
  }

  @Route(moveCodes)
  async move(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof moveCodes>) {
    await this.codes.move(admin, body);
    return DONE;
  }

  @Route(keepDescription)
  async keep(@Body() body: CallBody<typeof keepDescription>) {
    await this.codes.keep(body);
    return DONE;
  }
}
