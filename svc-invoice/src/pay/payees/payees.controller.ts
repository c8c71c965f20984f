import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  decideSuper,
  decideSuperOfMany,
  getMyPayDetails,
  getPayee,
  holdPayee,
  listPayees,
  saveMyPayDetails,
  savePayee,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { OwnPayDetails } from './own-pay-details.service.js';
import { PayeeList } from './payee-list.service.js';
import { Payees } from './payees.service.js';

@Controller()
@Roles('admin')
export class PayeesController {
  constructor(
    private readonly payees: Payees,
    private readonly list: PayeeList,
  ) {}

  @Route(listPayees)
  listPayees(@Body() body: CallBody<typeof listPayees>) {
    return this.list.list(body);
  }

  @Route(getPayee)
  read(@Param() { user_id }: CallParams<typeof getPayee>) {
    return this.payees.read(user_id);
  }

  @Route(savePayee)
  save(
    @CurrentCaller() admin: Caller,
    @Param() { user_id }: CallParams<typeof savePayee>,
    @Body() body: CallBody<typeof savePayee>,
  ) {
    return this.payees.save(admin, user_id, body);
  }

  @Route(decideSuper)
  decideSuper(
    @CurrentCaller() admin: Caller,
    @Param() { user_id }: CallParams<typeof decideSuper>,
    @Body() body: CallBody<typeof decideSuper>,
  ) {
    return this.payees.decideSuper(admin, user_id, body);
  }

  @Route(decideSuperOfMany)
  decideSuperOfMany(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof decideSuperOfMany>) {
    return this.payees.decideSuperOfMany(admin, body);
  }

  @Route(holdPayee)
  hold(
    @CurrentCaller() admin: Caller,
    @Param() { user_id }: CallParams<typeof holdPayee>,
    @Body() body: CallBody<typeof holdPayee>,
  ) {
    return this.payees.hold(admin, user_id, body);
  }
}

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class OwnPayDetailsController {
  constructor(private readonly own: OwnPayDetails) {}

  @Route(getMyPayDetails)
  read(@CurrentCaller() caller: Caller): Promise<CallAnswer<typeof getMyPayDetails>> {
    return this.own.read(caller);
  }

  @Route(saveMyPayDetails)
  save(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof saveMyPayDetails>) {
    return this.own.save(caller, body);
  }
}
