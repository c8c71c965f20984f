import { type CallBody, getFence, removeFence, setFence } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Fences } from './fences.service.js';

@Controller()
@Roles('admin')
export class FencesController {
  constructor(private readonly fences: Fences) {}

  @Route(getFence)
  get(@Body() body: CallBody<typeof getFence>) {
    return this.fences.get(body.job_id);
  }

  @Route(setFence)
  set(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof setFence>) {
    return this.fences.set(admin, body);
  }

  @Route(removeFence)
  remove(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof removeFence>) {
    return this.fences.remove(admin, body.job_id);
  }
}
