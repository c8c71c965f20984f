import { type CallAnswer, type CallBody, getSetup, skipSetupSteps } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Setup } from './setup.service.js';

@Controller()
@Roles('admin')
export class SetupController {
  constructor(private readonly setup: Setup) {}

  @Route(getSetup)
  read(): Promise<CallAnswer<typeof getSetup>> {
    return this.setup.read();
  }

  @Route(skipSetupSteps)
  skip(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof skipSetupSteps>,
  ): Promise<CallAnswer<typeof skipSetupSteps>> {
    return this.setup.skip(admin, body);
  }
}
