import { type BodyOf, getEarnings, getEarningsStatement } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, StreamableFile } from '@nestjs/common';
import { EarningsReads } from './earnings.service.js';

@Controller()
@Roles('contractor', 'admin')
export class EarningsController {
  constructor(private readonly reads: EarningsReads) {}

  @Route(getEarnings)
  earnings(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof getEarnings>) {
    requireSelf(caller, body.user_id);
    return this.reads.earnings(caller.id, body);
  }

  @Route(getEarningsStatement)
  async statement(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof getEarningsStatement>) {
    requireSelf(caller, body.user_id);
    return new StreamableFile(await this.reads.statement(caller, body), {
      type: 'application/pdf',
      disposition: `attachment; filename="earnings-${body.year}-${body.month}.pdf"`,
    });
  }
}
