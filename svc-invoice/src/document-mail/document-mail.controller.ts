import { type CallBody, listDocumentMail, markDocumentSent, sendDocument } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DocumentMails } from './document-mails.service.js';

@Controller()
export class DocumentMailController {
  constructor(private readonly mails: DocumentMails) {}

  @Route(listDocumentMail)
  @Roles('admin')
  list(@Body() body: CallBody<typeof listDocumentMail>) {
    return this.mails.list(body);
  }

  @Route(sendDocument)
  @Roles('admin')
  send(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof sendDocument>) {
    return this.mails.send(admin, body);
  }

  @Route(markDocumentSent)
  @Roles('admin')
  markSent(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof markDocumentSent>) {
    return this.mails.markSent(admin, body);
  }
}
