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
import { type Caller, CurrentCaller, Input, PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { OwnPayments } from './own-payments.js';
import { PayDocuments } from './pay-documents.js';
import { Returns } from './returns.js';

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
  one(@CurrentCaller() { id }: Caller, @PathParams(getMyPayment) { run_id }: ParamsOf<typeof getMyPayment>) {
    return this.own.one(id, run_id);
  }

  @Route(getMyPayYear)
  year(@CurrentCaller() { id }: Caller, @PathParams(getMyPayYear) { year }: ParamsOf<typeof getMyPayYear>) {
    return this.own.year(id, year);
  }

  @Route(getMyPayDocument)
  document(
    @CurrentCaller() { id }: Caller,
    @PathParams(getMyPayDocument) { number }: ParamsOf<typeof getMyPayDocument>,
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
  document(@PathParams(getPayDocument) { number }: ParamsOf<typeof getPayDocument>, @Res() response: Response) {
    return this.documents.answer(response, number, null);
  }

  @Route(listRunDocuments)
  ofRun(@PathParams(listRunDocuments) { run_id }: ParamsOf<typeof listRunDocuments>) {
    return this.documents.ofRun(run_id);
  }

  @Route(readReturnsFile)
  readReturns(@CurrentCaller() admin: Caller, @Input(readReturnsFile) body: BodyOf<typeof readReturnsFile>) {
    return this.returns.read(admin, body);
  }

  @Route(markReturned)
  markReturned(@CurrentCaller() admin: Caller, @Input(markReturned) body: BodyOf<typeof markReturned>) {
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
  of(@PathParams(getPersonalPay) { user_id }: ParamsOf<typeof getPersonalPay>) {
    return this.own.all(user_id);
  }

  @Route(readPayDocuments)
  @Roles('service')
  documentsOf(@Input(readPayDocuments) body: BodyOf<typeof readPayDocuments>) {
    return this.documents.ofPerson(body);
  }
}
