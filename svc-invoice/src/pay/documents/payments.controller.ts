import {
  type BodyOf,
  getMyPayDocument,
  getMyPayment,
  getMyPayYear,
  getPayDocument,
  getPersonalPay,
  listMyPayments,
  listRunDocuments,
  markReturned,
  type ParamsOf,
  readPayDocuments,
  readReturnsFile,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { OwnPayments } from './own-payments.service.js';
import { PayDocuments } from './pay-documents.service.js';
import { Returns } from './returns.service.js';

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class OwnPaymentsController {
  constructor(
    private readonly own: OwnPayments,
    private readonly documents: PayDocuments,
  ) {}

  @Route(listMyPayments)
  list(@CurrentCaller() { id }: Caller) {
    return this.own.list(id);
  }

  @Route(getMyPayment)
  one(@CurrentCaller() { id }: Caller, @Param() { run_id }: ParamsOf<typeof getMyPayment>) {
    return this.own.one(id, run_id);
  }

  @Route(getMyPayYear)
  year(@CurrentCaller() { id }: Caller, @Param() { year }: ParamsOf<typeof getMyPayYear>) {
    return this.own.year(id, year);
  }

  @Route(getMyPayDocument)
  document(
    @CurrentCaller() { id }: Caller,
    @Param() { number }: ParamsOf<typeof getMyPayDocument>,
    @Res() response: Response,
  ) {
    return this.documents.answer(response, number, id);
  }
}

@Controller()
@Roles('admin')
export class PayDocumentsController {
  constructor(
    private readonly documents: PayDocuments,
    private readonly returns: Returns,
  ) {}

  @Route(getPayDocument)
  document(@Param() { number }: ParamsOf<typeof getPayDocument>, @Res() response: Response) {
    return this.documents.answer(response, number, null);
  }

  @Route(listRunDocuments)
  ofRun(@Param() { run_id }: ParamsOf<typeof listRunDocuments>) {
    return this.documents.ofRun(run_id);
  }

  @Route(readReturnsFile)
  readReturns(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof readReturnsFile>) {
    return this.returns.read(admin, body);
  }

  @Route(markReturned)
  markReturned(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof markReturned>) {
    return this.returns.mark(admin, body);
  }
}

@Controller()
export class PersonalPayController {
  constructor(
    private readonly own: OwnPayments,
    private readonly documents: PayDocuments,
  ) {}

  @Route(getPersonalPay)
  @Roles('service')
  of(@Param() { user_id }: ParamsOf<typeof getPersonalPay>) {
    return this.own.all(user_id);
  }

  @Route(readPayDocuments)
  @Roles('service')
  documentsOf(@Body() body: BodyOf<typeof readPayDocuments>) {
    return this.documents.ofPerson(body);
  }
}
