import type { RegistrationFields } from '@cleaning/contracts';
import { registerAccount } from '@cleaning/contracts';
import { Input, Public, ReceivedFiles, ReceiveFiles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { Registration } from './registration.js';
import { type StagedDocument, StagedDocuments } from './staged-documents.js';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: Registration) {}

  @Route(registerAccount)
  @Public()
  @ReceiveFiles(registerAccount, StagedDocuments)
  register(@Input(registerAccount) fields: RegistrationFields, @ReceivedFiles() files: ReceivedFiles<StagedDocument>) {
    return this.registration.register(fields, files);
  }
}
