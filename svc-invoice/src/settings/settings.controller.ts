import {
  type AnswerOf,
  type BodyOf,
  confirmGstRate,
  getInvoiceSettings,
  saveInvoiceSettings,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Settings } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Route(getInvoiceSettings)
  @Roles('admin')
  current(): Promise<AnswerOf<typeof getInvoiceSettings>> {
    return this.settings.current();
  }

  @Route(saveInvoiceSettings)
  @Roles('admin')
  save(
    @CurrentCaller() caller: Caller,
    @Body() body: BodyOf<typeof saveInvoiceSettings>,
  ): Promise<AnswerOf<typeof saveInvoiceSettings>> {
    return this.settings.save(caller, body);
  }

  @Route(confirmGstRate)
  @Roles('admin')
  confirmGst(
    @CurrentCaller() caller: Caller,
    @Body() body: BodyOf<typeof confirmGstRate>,
  ): Promise<AnswerOf<typeof confirmGstRate>> {
    return this.settings.confirmGst(caller, body);
  }
}
