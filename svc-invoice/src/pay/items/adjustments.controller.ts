import {
  addAdjustment,
  attachAdjustmentFile,
  type CallBody,
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
  list(@Body() body: CallBody<typeof listAdjustments>) {
    return this.adjustments.list(body);
  }

  @Route(addAdjustment)
  add(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof addAdjustment>) {
    return this.adjustments.add(admin, body);
  }

  @Route(attachAdjustmentFile)
  attach(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof attachAdjustmentFile>) {
    return this.adjustments.attach(admin, body);
  }

  @Route(withdrawAdjustment)
  withdraw(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof withdrawAdjustment>) {
    return this.adjustments.withdraw(admin, body.id);
  }
}
