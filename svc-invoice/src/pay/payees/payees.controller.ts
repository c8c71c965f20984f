import {
  type AnswerOf,
  type BodyOf,
  decideSuper,
  getMyPayDetails,
  getPayee,
  holdPayee,
  listPayees,
  type ParamsOf,
  saveMyPayDetails,
  savePayee,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { OwnPayDetails } from './own-pay-details.js';
import { PayeeList } from './payee-list.js';
import { Payees } from './payees.service.js';

@Controller()
@Roles('admin')
export class PayeesController {
  constructor(
    private readonly payees: Payees,
    private readonly list: PayeeList,
  ) {}

  @Route(listPayees)
  page(@Input(listPayees) body: BodyOf<typeof listPayees>) {
    return this.list.page(body);
  }

  @Route(getPayee)
  read(@PathParams(getPayee) { user_id }: ParamsOf<typeof getPayee>) {
    return this.payees.read(user_id);
  }

  @Route(savePayee)
  save(
    @CurrentCaller() admin: Caller,
    @PathParams(savePayee) { user_id }: ParamsOf<typeof savePayee>,
    @Input(savePayee) body: BodyOf<typeof savePayee>,
  ) {
    return this.payees.save(admin, user_id, body);
  }

  @Route(decideSuper)
  decideSuper(
    @CurrentCaller() admin: Caller,
    @PathParams(decideSuper) { user_id }: ParamsOf<typeof decideSuper>,
    @Input(decideSuper) body: BodyOf<typeof decideSuper>,
  ) {
    return this.payees.decideSuper(admin, user_id, body);
  }

  @Route(holdPayee)
  hold(
    @CurrentCaller() admin: Caller,
    @PathParams(holdPayee) { user_id }: ParamsOf<typeof holdPayee>,
    @Input(holdPayee) body: BodyOf<typeof holdPayee>,
  ) {
    return this.payees.hold(admin, user_id, body);
  }
}

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class OwnPayDetailsController {
  constructor(private readonly own: OwnPayDetails) {}

  @Route(getMyPayDetails)
  read(@CurrentCaller() caller: Caller): Promise<AnswerOf<typeof getMyPayDetails>> {
    return this.own.read(caller);
  }

  @Route(saveMyPayDetails)
  save(@CurrentCaller() caller: Caller, @Input(saveMyPayDetails) body: BodyOf<typeof saveMyPayDetails>) {
    return this.own.save(caller, body);
  }
}
