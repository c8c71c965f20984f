import {
  type CallBody,
  type CallParams,
  getMyPayDocument,
  getMyPayment,
  getMyPayYear,
  getPayDocument,
  getPersonalPay,
  listMyPayments,
  listRunDocuments,
  markReturned,
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
  getRunPayment(@CurrentCaller() { id }: Caller, @Param() { run_id }: CallParams<typeof getMyPayment>) {
    return this.own.getRunPayment(id, run_id);
  }

  @Route(getMyPayYear)
  getYear(@CurrentCaller() { id }: Caller, @Param() { year }: CallParams<typeof getMyPayYear>) {
    return this.own.getYear(id, year);
  }

  @Route(getMyPayDocument)
  getDocument(
    @CurrentCaller() { id }: Caller,
    @Param() { number }: CallParams<typeof getMyPayDocument>,
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
  getDocument(@Param() { number }: CallParams<typeof getPayDocument>, @Res() response: Response) {
    return this.documents.answer(response, number, null);
  }

  @Route(listRunDocuments)
  listByRun(@Param() { run_id }: CallParams<typeof listRunDocuments>) {
    return this.documents.listByRun(run_id);
  }

  @Route(readReturnsFile)
  readReturns(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof readReturnsFile>) {
    return this.returns.read(admin, body);
  }

  @Route(markReturned)
  markReturned(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof markReturned>) {
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
  getPersonalPay(@Param() { user_id }: CallParams<typeof getPersonalPay>) {
    return this.own.getPersonalPay(user_id);
  }

  @Route(readPayDocuments)
  @Roles('service')
  getDocuments(@Body() body: CallBody<typeof readPayDocuments>) {
    return this.documents.readByPerson(body);
  }
}
