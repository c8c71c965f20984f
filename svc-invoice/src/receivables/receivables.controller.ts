import {
  allocateClientPayment,
  bookClientPayment,
  type CallBody,
  type CallParams,
  type CallQuery,
  checkReceivables,
  getClientAccount,
  listReceivables,
  printClientAccount,
  recordClientRefund,
  undoClientPayment,
  undoClientRefund,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import { answerPdf, type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AccountStatements } from './account-statements.service.js';
import { ClientPayments } from './client-payments.service.js';
import { ClientRefunds } from './client-refunds.service.js';
import { Receivables } from './receivables.service.js';
import { WriteOffs } from './write-offs.service.js';

@Controller()
@Roles('admin')
export class ReceivablesController {
  constructor(
    private readonly receivables: Receivables,
    private readonly payments: ClientPayments,
    private readonly refunds: ClientRefunds,
    private readonly writeOffs: WriteOffs,
    private readonly statements: AccountStatements,
  ) {}

  @Route(listReceivables)
  list(@Body() body: CallBody<typeof listReceivables>) {
    return this.receivables.list(body);
  }

  @Route(getClientAccount)
  getAccount(@Param() { client_id }: CallParams<typeof getClientAccount>) {
    return this.receivables.getAccount(client_id);
  }

  @Route(bookClientPayment)
  book(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof bookClientPayment>) {
    return this.payments.book(admin, body);
  }

  @Route(allocateClientPayment)
  allocate(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof allocateClientPayment>) {
    return this.payments.allocate(admin, body);
  }

  @Route(undoClientPayment)
  undo(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof undoClientPayment>) {
    return this.payments.undo(admin, id);
  }

  @Route(recordClientRefund)
  refund(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof recordClientRefund>) {
    return this.refunds.record(admin, body);
  }

  @Route(undoClientRefund)
  undoRefund(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof undoClientRefund>) {
    return this.refunds.undo(admin, id);
  }

  @Route(writeOffInvoice)
  writeOff(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof writeOffInvoice>) {
    return this.writeOffs.write(admin, body);
  }

  @Route(undoWriteOff)
  undoWriteOff(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof undoWriteOff>) {
    return this.writeOffs.undo(admin, id);
  }

  @Route(checkReceivables)
  check() {
    return this.receivables.check();
  }

  @Route(printClientAccount)
  async print(
    @CurrentCaller() admin: Caller,
    @Param() { client_id }: CallParams<typeof printClientAccount>,
    @Query() { from, to }: CallQuery<typeof printClientAccount>,
    @Res() response: Response,
  ) {
    const { name, bytes } = await this.statements.print(admin, client_id, from, to);
    answerPdf(response, name, bytes, 'attachment');
  }
}
