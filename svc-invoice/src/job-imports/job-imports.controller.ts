import { type CallBody, importJobs, listJobImports, readJobFile, undoJobImport } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { JobImports } from './job-imports.service.js';

@Controller()
@Roles('admin')
export class JobImportsController {
  constructor(private readonly imports: JobImports) {}

  @Route(readJobFile)
  preview(@Body() body: CallBody<typeof readJobFile>) {
    return this.imports.preview(body);
  }

  @Route(importJobs)
  import(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof importJobs>) {
    return this.imports.import(admin, body);
  }

  @Route(listJobImports)
  list() {
    return this.imports.list();
  }

  @Route(undoJobImport)
  undo(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof undoJobImport>) {
    return this.imports.undo(admin, id);
  }
}
