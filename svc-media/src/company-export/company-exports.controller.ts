import {
  type CallBody,
  type CallParams,
  getCompanyExport,
  makeCompanyExportLink,
  readCompanyExport,
  startCompanyExport,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PRIVATE_FILE } from '../files/answer-headers.js';
import { send } from '../objects/object-store.js';
import { CompanyExports } from './company-exports.service.js';

@Controller()
@Roles('admin')
export class CompanyExportsController {
  constructor(private readonly exports: CompanyExports) {}

  @Route(getCompanyExport)
  getNewest() {
    return this.exports.getNewest();
  }

  @Route(startCompanyExport)
  start(@CurrentCaller() admin: Caller) {
    return this.exports.start(admin);
  }

  @Route(makeCompanyExportLink)
  makeLink(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof makeCompanyExportLink>) {
    return this.exports.makeLink(admin, id);
  }

  @Route(readCompanyExport)
  @Public()
  async read(
    @Param() { id }: CallParams<typeof readCompanyExport>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { name, ...object } = await this.exports.open(id, request.query);
    await send(response, object, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      ...PRIVATE_FILE,
    });
  }
}
