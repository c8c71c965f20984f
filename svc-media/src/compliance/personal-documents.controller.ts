import { type CallParams, getPersonalDocuments, type PersonalDocuments } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Param } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { personalFiles, personalRequests, personalSignatures, personalVersions } from './personal-documents.queries.js';

/** For the download of a person's own data. */
@Controller()
export class PersonalDocumentsController {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  @Route(getPersonalDocuments)
  @Roles('service')
  async of(@Param() { user_id }: CallParams<typeof getPersonalDocuments>): Promise<PersonalDocuments> {
    const [files, versions, requests, signatures] = await Promise.all([
      personalFiles(this.manager, user_id),
      personalVersions(this.manager, user_id),
      personalRequests(this.manager, user_id),
      personalSignatures(this.manager, user_id),
    ]);
    return {
      'document-files': files,
      'document-versions': versions,
      'document-requests': requests,
      'document-signatures': signatures,
    };
  }
}
