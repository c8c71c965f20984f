import {
  approveRun,
  type CallBody,
  type CallParams,
  cancelRun,
  changeRun,
  checkPayBalances,
  createRun,
  getRun,
  getRunLines,
  listRuns,
  makeBankFile,
  markRunPaid,
  proposeRunDays,
  undoRun,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { PayBalances } from './balances.service.js';
import { BankFiles } from './bank-files.service.js';
import { RunDecisions } from './run-decisions.service.js';
import { Runs } from './runs.service.js';

type RunParams = CallParams<typeof getRun>;

@Controller()
@Roles('admin')
export class RunsController {
  constructor(
    private readonly runs: Runs,
    private readonly decisions: RunDecisions,
    private readonly files: BankFiles,
    private readonly balances: PayBalances,
  ) {}

  @Route(listRuns)
  list(@Body() body: CallBody<typeof listRuns>) {
    return this.runs.list(body);
  }

  @Route(proposeRunDays)
  proposeDays() {
    return this.runs.proposeDays();
  }

  @Route(createRun)
  create(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof createRun>) {
    return this.runs.create(admin, body);
  }

  @Route(getRun)
  read(@Param() { run_id }: RunParams) {
    return this.runs.read(run_id);
  }

  @Route(getRunLines)
  findLines(@Param() { run_id, user_id }: CallParams<typeof getRunLines>) {
    return this.runs.findLines(run_id, user_id);
  }

  @Route(changeRun)
  change(@CurrentCaller() admin: Caller, @Param() { run_id }: RunParams, @Body() body: CallBody<typeof changeRun>) {
    return this.runs.change(admin, run_id, body);
  }

  @Route(approveRun)
  approve(@CurrentCaller() admin: Caller, @Param() { run_id }: RunParams, @Body() body: CallBody<typeof approveRun>) {
    return this.decisions.approve(admin, run_id, body);
  }

  @Route(undoRun)
  undo(@CurrentCaller() admin: Caller, @Param() { run_id }: RunParams, @Body() body: CallBody<typeof undoRun>) {
    return this.decisions.undo(admin, run_id, body.version);
  }

  @Route(cancelRun)
  cancel(@CurrentCaller() admin: Caller, @Param() { run_id }: RunParams, @Body() body: CallBody<typeof cancelRun>) {
    return this.decisions.cancel(admin, run_id, body);
  }

  @Route(makeBankFile)
  makeBankFile(
    @CurrentCaller() admin: Caller,
    @Param() { run_id }: RunParams,
    @Body() body: CallBody<typeof makeBankFile>,
  ) {
    return this.files.make(admin, run_id, body);
  }

  @Route(markRunPaid)
  pay(@CurrentCaller() admin: Caller, @Param() { run_id }: RunParams, @Body() body: CallBody<typeof markRunPaid>) {
    return this.decisions.pay(admin, run_id, body);
  }

  @Route(checkPayBalances)
  check() {
    return this.balances.check();
  }
}
