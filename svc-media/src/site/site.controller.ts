import {
  type AnswerOf,
  type BodyOf,
  listSiteTexts,
  listSiteVersions,
  previewSitePage,
  publishSiteTexts,
  type QueryOf,
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
  list(): Promise<AnswerOf<typeof listSiteTexts>> {
    return this.texts.list();
  }

  @Route(saveSiteTexts)
  save(@Body() body: BodyOf<typeof saveSiteTexts>): Promise<AnswerOf<typeof saveSiteTexts>> {
    return this.texts.save(body);
  }

  @Route(publishSiteTexts)
  publish(
    @CurrentCaller() admin: Caller,
    @Body() body: BodyOf<typeof publishSiteTexts>,
  ): Promise<AnswerOf<typeof publishSiteTexts>> {
    return this.texts.publish(admin, body);
  }

  @Route(listSiteVersions)
  versions(@Query() { page }: QueryOf<typeof listSiteVersions>): Promise<AnswerOf<typeof listSiteVersions>> {
    return this.texts.listVersions(page);
  }

  @Route(previewSitePage)
  preview(@Body() body: BodyOf<typeof previewSitePage>): Promise<AnswerOf<typeof previewSitePage>> {
    return this.texts.preview(body);
  }
}
