import { type CallParams, getPersonalDocuments, type PersonalDocuments } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Param } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import {
  findPersonalFiles,
  findPersonalRequests,
  findPersonalSignatures,
  findPersonalVersions,
} from './personal-documents.queries.js';

/** For the download of a person's own data. */
@Controller()
export class PersonalDocumentsController {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  @Route(getPersonalDocuments)
  @Roles('service')
  async read(@Param() { user_id }: CallParams<typeof getPersonalDocuments>): Promise<PersonalDocuments> {
    const [files, versions, requests, signatures] = await Promise.all([
      findPersonalFiles(this.manager, user_id),
      findPersonalVersions(this.manager, user_id),
      findPersonalRequests(this.manager, user_id),
      findPersonalSignatures(this.manager, user_id),
    ]);
    return {
      'document-files': files,
      'document-versions': versions,
      'document-requests': requests,
      'document-signatures': signatures,
    };
  }
}
