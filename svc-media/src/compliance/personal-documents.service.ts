import type { PersonalDocuments } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import {
  findPersonalFiles,
  findPersonalRequests,
  findPersonalSignatures,
  findPersonalVersions,
} from './personal-documents.queries.js';

/** For the download of a person's own data. */
@Injectable()
export class PersonalDocumentReads {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async read(personId: string): Promise<PersonalDocuments> {
    const [files, versions, requests, signatures] = await Promise.all([
      findPersonalFiles(this.manager, personId),
      findPersonalVersions(this.manager, personId),
      findPersonalRequests(this.manager, personId),
      findPersonalSignatures(this.manager, personId),
    ]);
    return {
      'document-files': files,
      'document-versions': versions,
      'document-requests': requests,
      'document-signatures': signatures,
    };
  }
}
