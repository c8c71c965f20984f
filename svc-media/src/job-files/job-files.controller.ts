import { type CallParams, downloadJobFiles } from '@cleaning/contracts';
import { answerZip, type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { JobFiles } from './job-files.service.js';

@Controller()
export class JobFilesController {
  constructor(private readonly files: JobFiles) {}

  @Route(downloadJobFiles)
  @Roles('admin')
  async download(
    @CurrentCaller() admin: Caller,
    @Param() { job_id }: CallParams<typeof downloadJobFiles>,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, entries } = await this.files.open(admin, job_id);
    await answerZip(response, fileName, entries);
  }
}
