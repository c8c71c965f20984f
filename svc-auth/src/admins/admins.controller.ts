import { type BodyOf, changeAdmin, listAdmins } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { Admins } from './admins.js';

@Controller()
@Roles('admin')
export class AdminsController {
  constructor(private readonly admins: Admins) {}

  @Route(listAdmins)
  list() {
    return this.admins.list();
  }

  @Route(changeAdmin)
  change(@CurrentCaller() caller: Caller, @Input(changeAdmin) body: BodyOf<typeof changeAdmin>) {
    return this.admins.change(caller, body);
  }
}
