import { type CallBody, readMailedDocument } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { MailedPapers } from './mailed-papers.service.js';

@Controller()
export class MailedPapersController {
  constructor(private readonly papers: MailedPapers) {}

  @Route(readMailedDocument)
  @Roles('service')
  read(@Body() body: CallBody<typeof readMailedDocument>) {
    return this.papers.read(body);
  }
}
