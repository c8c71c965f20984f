import { createHash } from 'node:crypto';
import { documentKind } from '@cleaning/contracts';
import type { FilePart, FileReceiver } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { countedAddress } from '../sessions/client-address.js';
import { MediaDocuments } from './media-documents.js';

/** A file that svc-media keeps for a registration under way. */
export interface StagedDocument {
  readonly registrationId: string;
  readonly documentId: string;
  /** Nobody could find out whether the registration was committed: then its files may be a person's. */
  outcomeUnknown?: boolean;
}

/** Hands the files of a registration on to svc-media as they arrive. */
@Injectable()
export class StagedDocuments implements FileReceiver<StagedDocument> {
  private readonly registrationIds = new WeakMap<Request, string>();

  constructor(private readonly media: MediaDocuments) {}

  async receive({ field, stream, request }: FilePart): Promise<StagedDocument> {
    const registrationId = this.registrationIds.get(request) ?? uuidv7();
    this.registrationIds.set(request, registrationId);
    const client = createHash('sha256').update(countedAddress(request.ip)).digest('hex');
    const documentId = await this.media.stage(registrationId, documentKind.parse(field), stream, client);
    return { registrationId, documentId };
  }

  /**
   * svc-media forgets all files of the registration at once; asked again for the next file, it has nothing to do. Files that may be a
   * person's are left: svc-media sweeps what nobody claims.
   */
  async discard({ registrationId, outcomeUnknown }: StagedDocument): Promise<void> {
    if (!outcomeUnknown) await this.media.discard(registrationId);
  }
}
