import {
  askForRenewal,
  type CallBody,
  type CallParams,
  type CallQuery,
  changeComplianceSettings,
  countCompliance,
  getComplianceSettings,
  getMyCompliance,
  getPersonCompliance,
  listCompliance,
  refuseDocument,
  renewDocument,
  verifyDocument,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  ReceivedFiles,
  ReceiveFiles,
  Roles,
  Route,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { DocumentReceiver } from '../documents/document-receiver.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { ComplianceDecisions } from './compliance-decisions.service.js';
import { ComplianceReads } from './compliance-reads.service.js';
import { Renewals } from './compliance-renewals.service.js';
import { ComplianceRules } from './compliance-settings.service.js';

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class ComplianceController {
  constructor(
    private readonly reads: ComplianceReads,
    private readonly renewals: Renewals,
  ) {}

  @Route(getMyCompliance)
  getOwn(@CurrentCaller() caller: Caller) {
    return this.reads.readOwn(caller.id);
  }

  @Route(renewDocument)
  @ReceiveFiles(renewDocument, DocumentReceiver)
  renew(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof renewDocument>,
    @ReceivedFiles() { file = [] }: ReceivedFiles<StoredFile>,
  ) {
    requireSelf(caller, body.user_id);
    return this.renewals.renew(caller, body, file);
  }
}

@Controller()
@Roles('admin')
export class AdminComplianceController {
  constructor(
    private readonly reads: ComplianceReads,
    private readonly decisions: ComplianceDecisions,
    private readonly rules: ComplianceRules,
  ) {}

  @Route(listCompliance)
  list(@Query() query: CallQuery<typeof listCompliance>) {
    return this.reads.list(query);
  }

  // Declared before the path with an id, which would match it.
  @Route(countCompliance)
  count() {
    return this.reads.count();
  }

  @Route(getPersonCompliance)
  getPerson(@CurrentCaller() admin: Caller, @Param() { user_id }: CallParams<typeof getPersonCompliance>) {
    return this.reads.readPerson(admin, user_id);
  }

  @Route(verifyDocument)
  verify(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof verifyDocument>) {
    return this.decisions.verify(admin, body);
  }

  @Route(refuseDocument)
  refuse(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof refuseDocument>) {
    return this.decisions.refuse(admin, body);
  }

  @Route(askForRenewal)
  ask(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof askForRenewal>) {
    return this.decisions.ask(admin, body);
  }

  @Route(getComplianceSettings)
  getSettings() {
    return this.rules.read();
  }

  @Route(changeComplianceSettings)
  changeSettings(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeComplianceSettings>) {
    return this.rules.change(admin, body);
  }
}
