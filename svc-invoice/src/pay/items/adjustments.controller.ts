import {
  addAdjustment,
  attachAdjustmentFile,
  type BodyOf,
  listAdjustments,
  withdrawAdjustment,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Adjustments } from './adjustments.service.js';

@Controller()
@Roles('admin')
export class AdjustmentsController {
  constructor(private readonly adjustments: Adjustments) {}

  @Route(listAdjustments)
  page(@Body() body: BodyOf<typeof listAdjustments>) {
    return this.adjustments.page(body);
  }

  @Route(addAdjustment)
  add(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof addAdjustment>) {
    return this.adjustments.add(admin, body);
  }

  @Route(attachAdjustmentFile)
  attach(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof attachAdjustmentFile>) {
    return this.adjustments.attach(admin, body);
  }

  @Route(withdrawAdjustment)
  withdraw(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof withdrawAdjustment>) {
    return this.adjustments.withdraw(admin, body.id);
  }
}
