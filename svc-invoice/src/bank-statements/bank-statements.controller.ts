import {
  type CallBody,
  ignoreBankLine,
  importBankStatement,
  listBankLines,
  listMatchableLines,
  matchBankLines,
  readBankStatement,
  settleLookAlike,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { BankStatements } from './bank-statements.service.js';
import { LookAlikes } from './look-alikes.service.js';
import { MatchedLines } from './matched-lines.service.js';

@Controller()
@Roles('admin')
export class BankStatementsController {
  constructor(
    private readonly statements: BankStatements,
    private readonly lookAlikes: LookAlikes,
    private readonly matchedLines: MatchedLines,
  ) {}

  @Route(readBankStatement)
  read(@Body() body: CallBody<typeof readBankStatement>) {
    return this.statements.preview(body);
  }

  @Route(importBankStatement)
  import(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof importBankStatement>) {
    return this.statements.import(admin, body);
  }

  @Route(listBankLines)
  list(@Body() body: CallBody<typeof listBankLines>) {
    return this.statements.list(body);
  }

  @Route(listMatchableLines)
  listMatchable() {
    return this.matchedLines.list();
  }

  @Route(matchBankLines)
  match(@CurrentCaller() admin: Caller, @Body() { ids }: CallBody<typeof matchBankLines>) {
    return this.matchedLines.book(admin, ids);
  }

  @Route(ignoreBankLine)
  ignore(@CurrentCaller() admin: Caller, @Body() { id, ignored }: CallBody<typeof ignoreBankLine>) {
    return this.statements.ignore(admin, id, ignored);
  }

  @Route(settleLookAlike)
  settle(@CurrentCaller() admin: Caller, @Body() { id, choice }: CallBody<typeof settleLookAlike>) {
    return this.lookAlikes.settle(admin, id, choice);
  }
}
