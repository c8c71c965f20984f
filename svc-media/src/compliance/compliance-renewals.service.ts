import type { CallAnswer, CallBody, renewDocument } from '@cleaning/contracts';
import { type Caller, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentVersions } from '../documents/document-versions.service.js';
import type { StoredFile } from '../files/stored-file.js';

/** Accepts newer versions of people's documents, one kind at a time. */
@Injectable()
export class Renewals {
  constructor(
    private readonly transactions: Transactions,
    private readonly versions: DocumentVersions,
  ) {}

  /** The former version stays valid until an admin has verified this one. Throws 429. */
  async renew(
    person: Caller,
    { kind }: CallBody<typeof renewDocument>,
    files: readonly StoredFile[],
  ): Promise<CallAnswer<typeof renewDocument>> {
    await this.transactions.run((tx) => this.versions.take(tx, person.id, [[kind, files]]));
    return { version_id: (files[0] as StoredFile).id };
  }
}
