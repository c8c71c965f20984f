import { type CallBody, importClients, listClientImports, readClientFile, undoClientImport } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ClientImports } from './client-imports.service.js';

@Controller()
@Roles('admin')
export class ClientImportsController {
  constructor(private readonly imports: ClientImports) {}

  @Route(readClientFile)
  read(@Body() body: CallBody<typeof readClientFile>) {
    return this.imports.preview(body);
  }

  @Route(importClients)
  import(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof importClients>) {
    return this.imports.import(admin, body);
  }

  @Route(listClientImports)
  list() {
    return this.imports.list();
  }

  @Route(undoClientImport)
  undo(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof undoClientImport>) {
    return this.imports.undo(admin, id);
  }
}
