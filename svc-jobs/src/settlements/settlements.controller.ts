import { type CallBody, DONE, listOwedToLeavers, settleOwed } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Settlements } from './settlements.service.js';

@Controller()
@Roles('admin')
export class SettlementsController {
  constructor(private readonly settlements: Settlements) {}

  @Route(listOwedToLeavers)
  list() {
    return this.settlements.findOwedToLeavers();
  }

  @Route(settleOwed)
  async settle(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof settleOwed>) {
    await this.settlements.settle(admin, body);
    return DONE;
  }
}
