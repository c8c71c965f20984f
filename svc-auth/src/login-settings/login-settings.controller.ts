import { type CallBody, changeLoginSettings, getLoginSettings } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { LoginSettings } from './login-settings.service.js';

@Controller()
@Roles('admin')
export class LoginSettingsController {
  constructor(private readonly settings: LoginSettings) {}

  @Route(getLoginSettings)
  get() {
    return this.settings.get();
  }

  @Route(changeLoginSettings)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeLoginSettings>) {
    return this.settings.change(admin, body);
  }
}
