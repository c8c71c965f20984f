import { addExtra, type CallBody, changeExtra, listExtras, listOneOffJobs, removeExtra } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Extras } from './extras.service.js';

@Controller()
@Roles('admin')
export class ExtrasController {
  constructor(private readonly extras: Extras) {}

  @Route(listExtras)
  list(@Body() body: CallBody<typeof listExtras>) {
    return this.extras.list(body);
  }

  @Route(addExtra)
  add(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof addExtra>) {
    return this.extras.add(admin, body);
  }

  @Route(changeExtra)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeExtra>) {
    return this.extras.change(admin, body);
  }

  @Route(removeExtra)
  remove(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof removeExtra>) {
    return this.extras.remove(admin, body);
  }

  @Route(listOneOffJobs)
  listOneOffJobs(@Body() body: CallBody<typeof listOneOffJobs>) {
    return this.extras.listOneOffJobs(body);
  }
}
