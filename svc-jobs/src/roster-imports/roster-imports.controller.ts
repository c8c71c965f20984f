import { type CallBody, importRoster, listRosterImports, readRosterFile, undoRosterImport } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { RosterImports } from './roster-imports.service.js';

@Controller()
@Roles('admin')
export class RosterImportsController {
  constructor(private readonly imports: RosterImports) {}

  @Route(readRosterFile)
  preview(@Body() body: CallBody<typeof readRosterFile>) {
    return this.imports.preview(body);
  }

  @Route(importRoster)
  import(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof importRoster>) {
    return this.imports.import(admin, body);
  }

  @Route(listRosterImports)
  list() {
    return this.imports.list();
  }

  @Route(undoRosterImport)
  undo(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof undoRosterImport>) {
    return this.imports.undo(admin, id);
  }
}
