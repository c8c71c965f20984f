import { type CallParams, getRegistrationPaper } from '@cleaning/contracts';
import { answerPdf, Public, Route } from '@cleaning/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { RegistrationPapers } from './registration-papers.service.js';

@Controller()
@Public()
export class RegistrationPapersController {
  constructor(private readonly papers: RegistrationPapers) {}

  @Route(getRegistrationPaper)
  async read(@Param() { paper }: CallParams<typeof getRegistrationPaper>, @Res() response: Response): Promise<void> {
    answerPdf(response, `${paper}.pdf`, await this.papers.read(paper));
  }
}
