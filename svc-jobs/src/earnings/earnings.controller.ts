import { type CallBody, getEarnings, getEarningsStatement } from '@cleaning/contracts';
import { answerPdf, type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { EarningsReads } from './earnings.service.js';

@Controller()
@Roles('contractor', 'admin')
export class EarningsController {
  constructor(private readonly reads: EarningsReads) {}

  @Route(getEarnings)
  getEarnings(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getEarnings>) {
    requireSelf(caller, body.user_id);
    return this.reads.getEarnings(caller.id, body);
  }

  @Route(getEarningsStatement)
  async getStatement(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof getEarningsStatement>,
    @Res() response: Response,
  ): Promise<void> {
    requireSelf(caller, body.user_id);
    const name = `earnings-${body.year}-${body.month}.pdf`;
    answerPdf(response, name, await this.reads.createStatement(caller, body), 'attachment');
  }
}
