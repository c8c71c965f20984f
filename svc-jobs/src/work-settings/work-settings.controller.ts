import { type CallBody, changeWorkSettings, getWorkSettings } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { WorkSettings } from './work-settings.service.js';

@Controller()
@Roles('admin')
export class WorkSettingsController {
  constructor(private readonly settings: WorkSettings) {}

  @Route(getWorkSettings)
  read() {
    return this.settings.read();
  }

  @Route(changeWorkSettings)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeWorkSettings>) {
    return this.settings.change(admin, body);
  }
}
