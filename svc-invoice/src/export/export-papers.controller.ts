import { type CallParams, listExportPapers, readExportPaper } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Param } from '@nestjs/common';
import { ExportPapers } from './export-papers.service.js';

@Controller()
@Roles('service')
export class ExportPapersController {
  constructor(private readonly papers: ExportPapers) {}

  @Route(listExportPapers)
  list() {
    return this.papers.list();
  }

  @Route(readExportPaper)
  read(@Param() params: CallParams<typeof readExportPaper>) {
    return this.papers.read(params);
  }
}
