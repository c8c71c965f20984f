import { getRegistrationPaper, type ParamsOf } from '@cleaning/contracts';
import { answerPdf, Public, Route } from '@cleaning/service-kit';
import { Controller, Module, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CompanyModule } from '../company/company.module.js';
import { RegistrationPapers } from './registration-papers.service.js';

@Controller()
@Public()
class RegistrationPapersController {
  constructor(private readonly papers: RegistrationPapers) {}

  @Route(getRegistrationPaper)
  async read(@Param() { paper }: ParamsOf<typeof getRegistrationPaper>, @Res() response: Response): Promise<void> {
    answerPdf(response, `${paper}.pdf`, await this.papers.read(paper));
  }
}

@Module({
  imports: [CompanyModule],
  controllers: [RegistrationPapersController],
  providers: [RegistrationPapers],
})
export class RegistrationPapersModule {}
