import { type CallBody, registerAccount } from '@cleaning/contracts';
import { getCountedAddress, Public, ReceivedFiles, ReceiveFiles, Route } from '@cleaning/service-kit';
import { Body, Controller, Ip, UseGuards } from '@nestjs/common';
import { type StagedDocument, StagedDocuments } from './media-documents.service.js';
import { Registration } from './registration.service.js';
import { RegistrationRateLimit } from './registration-rate-limit.service.js';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: Registration) {}

  @Route(registerAccount)
  @Public()
  @UseGuards(RegistrationRateLimit)
  @ReceiveFiles(registerAccount, StagedDocuments)
  register(
    @Body() fields: CallBody<typeof registerAccount>,
    @ReceivedFiles() files: ReceivedFiles<StagedDocument>,
    @Ip() ip: string,
  ) {
    return this.registration.register(fields, files, getCountedAddress(ip));
  }
}
