import {
  type CallBody,
  type CallParams,
  getJobPrices,
  getPriceSettings,
  printPriceNotice,
  savePriceSettings,
  setJobPrice,
} from '@cleaning/contracts';
import { answerPdf, type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Logos } from '../logo/logos.service.js';
import { JobPrices } from './job-prices.service.js';
import { PriceNotices } from './price-notices.service.js';
import { PriceSettingsService } from './price-settings.service.js';

@Controller()
@Roles('admin')
export class PricesController {
  constructor(
    private readonly prices: JobPrices,
    private readonly notices: PriceNotices,
    private readonly settings: PriceSettingsService,
    private readonly logos: Logos,
  ) {}

  @Route(getJobPrices)
  read(@Param() { job_id }: CallParams<typeof getJobPrices>) {
    return this.prices.read(job_id);
  }

  @Route(setJobPrice)
  set(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof setJobPrice>) {
    return this.prices.set(admin, body);
  }

  @Route(printPriceNotice)
  async print(@Body() { job_id, from }: CallBody<typeof printPriceNotice>, @Res() response: Response): Promise<void> {
    const notice = await this.notices.get(job_id, from);
    // Loaded when needed: the fonts take memory.
    const { createPriceNoticePdf } = await import('./price-notice-pdf.js');
    answerPdf(
      response,
      `new-price-${from}.pdf`,
      await createPriceNoticePdf(notice, await this.logos.findLogo(notice.supplier)),
    );
  }

  @Route(getPriceSettings)
  getSettings() {
    return this.settings.get();
  }

  @Route(savePriceSettings)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof savePriceSettings>) {
    return this.settings.save(admin, body);
  }
}
