import { type RegistrationFields, registerAccount } from '@cleaning/contracts';
import { Public, ReceivedFiles, ReceiveFiles, Route } from '@cleaning/service-kit';
import { Body, Controller, UseGuards } from '@nestjs/common';
import { type StagedDocument, StagedDocuments } from './media-documents.js';
import { Registration } from './registration.js';
import { RegistrationRateLimit } from './registration-rate-limit.js';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: Registration) {}

  @Route(registerAccount)
  @Public()
  @UseGuards(RegistrationRateLimit)
  @ReceiveFiles(registerAccount, StagedDocuments)
  register(@Body() fields: RegistrationFields, @ReceivedFiles() files: ReceivedFiles<StagedDocument>) {
    return this.registration.register(fields, files);
  }
}
