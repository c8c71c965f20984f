import {
  type CallAnswer,
  type CallBody,
  type CallQuery,
  listSiteTexts,
  listSiteVersions,
  previewSitePage,
  publishSiteTexts,
  saveSiteTexts,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { SiteTexts } from './site-texts.service.js';

@Controller()
@Roles('admin')
export class SiteController {
  constructor(private readonly texts: SiteTexts) {}

  @Route(listSiteTexts)
  list(): Promise<CallAnswer<typeof listSiteTexts>> {
    return this.texts.list();
  }

  @Route(saveSiteTexts)
  save(@Body() body: CallBody<typeof saveSiteTexts>): Promise<CallAnswer<typeof saveSiteTexts>> {
    return this.texts.save(body);
  }

  @Route(publishSiteTexts)
  publish(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof publishSiteTexts>,
  ): Promise<CallAnswer<typeof publishSiteTexts>> {
    return this.texts.publish(admin, body);
  }

  @Route(listSiteVersions)
  listVersions(@Query() { page }: CallQuery<typeof listSiteVersions>): Promise<CallAnswer<typeof listSiteVersions>> {
    return this.texts.listVersions(page);
  }

  @Route(previewSitePage)
  preview(@Body() body: CallBody<typeof previewSitePage>): Promise<CallAnswer<typeof previewSitePage>> {
    return this.texts.preview(body);
  }
}
