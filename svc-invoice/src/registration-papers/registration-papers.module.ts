import { getRegistrationPaper, type ParamsOf } from '@cleaning/contracts';
import { Public, Route } from '@cleaning/service-kit';
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
    const pdf = await this.papers.read(paper);
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${paper}.pdf"`,
      'Cache-Control': 'no-cache',
    });
    response.end(pdf);
  }
}

@Module({
  imports: [CompanyModule],
  controllers: [RegistrationPapersController],
  providers: [RegistrationPapers],
})
export class RegistrationPapersModule {}
