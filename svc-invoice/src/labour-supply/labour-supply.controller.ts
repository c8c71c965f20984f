import { type CallBody, type CallParams, getLabourSupply, setLabourSupply } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { LabourSupply } from './labour-supply.service.js';

@Controller()
@Roles('admin')
export class LabourSupplyController {
  constructor(private readonly supply: LabourSupply) {}

  @Route(getLabourSupply)
  read(@Param() { job_id }: CallParams<typeof getLabourSupply>) {
    return this.supply.read(job_id);
  }

  @Route(setLabourSupply)
  set(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof setLabourSupply>) {
    return this.supply.set(admin, body);
  }
}
