import { buffer } from 'node:stream/consumers';
import { type AnswerOf, type BodyOf, PRINTED_SIDE, type readPrintedPhotos } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import sharp from 'sharp';
import { In, type Repository } from 'typeorm';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { WorkPhoto } from './work-photo.entity.js';
import { photosOf } from './work-photos.queries.js';

type Printed = AnswerOf<typeof readPrintedPhotos>[number];

/** Enough for paper: a photo takes about 40 KB. */
const JPEG_QUALITY = 72;

/** Photos of reports, small enough for a PDF. */
@Injectable()
export class PrintedPhotos {
  constructor(
    @InjectRepository(WorkPhoto) private readonly photos: Repository<WorkPhoto>,
    private readonly objects: DocumentObjects,
  ) {}

  /** Those that are stored and that the owner names, in the order asked for. One after the other: each is decoded in memory. */
  async read({ owner_id, photo_ids }: BodyOf<typeof readPrintedPhotos>): Promise<Printed[]> {
    const named = await photosOf(this.photos.manager, owner_id, { personId: null, places: null });
    const wanted = photo_ids.filter((id) => named.some((photo) => photo.id === id && photo.width !== null));
    const stored = await this.photos.findBy({ id: In(wanted) });
    const printed: Printed[] = [];
    for (const id of wanted) {
      const photo = stored.find((each) => each.id === id);
      const stream = photo && (await this.objects.open(photo));
      if (stream) printed.push({ id, ...(await small(await buffer(stream))) });
    }
    return printed;
  }
}

async function small(photo: Buffer): Promise<Omit<Printed, 'id'>> {
  const { data, info } = await sharp(photo)
    .resize(PRINTED_SIDE, PRINTED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data.toString('base64') };
}
