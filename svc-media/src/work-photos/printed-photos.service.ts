import { type CallAnswer, type CallBody, PRINTED_SIDE, type readPrintedPhotos } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { FileWorkers, runOnWorker } from '../workers/file-workers.service.js';
import { WorkPhoto } from './work-photo.entity.js';
import { findPhotos } from './work-photos.queries.js';

type Printed = CallAnswer<typeof readPrintedPhotos>[number];

/** Photos of reports, small enough for a PDF. */
@Injectable()
export class PrintedPhotos {
  constructor(
    @InjectRepository(WorkPhoto) private readonly photos: Repository<WorkPhoto>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly objects: DocumentObjects,
    private readonly workers: FileWorkers,
  ) {}

  /** Only stored photos of the owner, in the requested order. Processed one at a time. */
  async read({ owner_id, photo_ids }: CallBody<typeof readPrintedPhotos>): Promise<Printed[]> {
    const named = await findPhotos(this.manager, owner_id, { personId: null, places: null });
    const wanted = photo_ids.filter((id) => named.some((photo) => photo.id === id && photo.width !== null));
    const stored = await this.photos.findBy({ id: In(wanted) });
    const printed: Printed[] = [];
    for (const id of wanted) {
      const photo = stored.find((each) => each.id === id);
      const stream = photo && (await this.objects.open(photo));
      if (!stream) continue;
      const { bytes, width, height } = await runOnWorker(this.workers.uploads, stream, 'print', PRINTED_SIDE);
      printed.push({ id, width, height, content: Buffer.from(bytes).toString('base64') });
    }
    return printed;
  }
}
