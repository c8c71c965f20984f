import { type CallParams, getPersonalDocuments } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Param } from '@nestjs/common';
import { PersonalDocumentReads } from './personal-documents.service.js';

@Controller()
export class PersonalDocumentsController {
  constructor(private readonly documents: PersonalDocumentReads) {}

  @Route(getPersonalDocuments)
  @Roles('service')
  read(@Param() { user_id }: CallParams<typeof getPersonalDocuments>) {
    return this.documents.read(user_id);
  }
}
