import type { RegistrationFields } from '@cleaning/contracts';
import { registerAccount } from '@cleaning/contracts';
import { Input, Public, ReceivedFiles, ReceiveFiles, Route } from '@cleaning/service-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { Registration } from './registration.js';
import { RegistrationPace } from './registration-pace.js';
import { type StagedDocument, StagedDocuments } from './staged-documents.js';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: Registration) {}

  @Route(registerAccount)
  @Public()
  @UseGuards(RegistrationPace)
  @ReceiveFiles(registerAccount, StagedDocuments)
  register(@Input(registerAccount) fields: RegistrationFields, @ReceivedFiles() files: ReceivedFiles<StagedDocument>) {
    return this.registration.register(fields, files);
  }
}
