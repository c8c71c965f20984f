import {
  type GalleryCollection as AnsweredCollection,
  type GalleryImage as AnsweredImage,
  readGalleryImage,
} from '@cleaning/contracts';
import { type Caller, NotFound, recordAudit, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { v7 } from 'uuid';
import type { StoredFile } from '../files/intake.service.js';
import { PendingDeletions, requireTaken, TAKE_OVER } from '../objects/pending-deletions.service.js';
import { GalleryCollection, GalleryImage, type ImageSide } from './gallery.entity.js';
import { objectKeyOf } from './image-making.service.js';
import { ImageQueue } from './image-queue.processor.js';

const pathOf = (name: string) => readGalleryImage.path.replace(':name', name);

function answerImage(image: GalleryImage): AnsweredImage {
  const fallback = image.sources.findLast((source) => source.type === 'image/jpeg');
  return {
    id: image.id,
    img_path: fallback ? pathOf(fallback.name) : '',
    width: image.width,
    height: image.height,
    status: image.status,
    sources: image.sources.map(({ name, width, height, type }) => ({ width, height, type, path: pathOf(name) })),
    placeholder: image.placeholder,
  };
}

/** A collection as the calls answer it; images come in the order in which they were chosen. */
export function answerCollection(collection: GalleryCollection, images: readonly GalleryImage[]): AnsweredCollection {
  const side = (name: ImageSide) =>
    images
      .filter((image) => image.collection_id === collection.id && image.side === name)
      .sort((one, other) => one.position - other.position)
      .map(answerImage);
  return {
    id: collection.id,
    catergory: collection.catergory,
    imgs: { before: side('before'), after: side('after') },
  };
}

type NewImage = GalleryImage & { readonly original_key: string };

export interface NewCollection {
  readonly catergory: string;
  readonly before: readonly StoredFile[];
  readonly after: readonly StoredFile[];
}

const imagesOf = (collectionId: string, side: ImageSide, files: readonly StoredFile[], now: Date): NewImage[] =>
  files.map((file, position) => ({
    id: file.id,
    collection_id: collectionId,
    side,
    position,
    status: 'processing',
    original_key: file.key,
    width: 0,
    height: 0,
    placeholder: '',
    sources: [],
    attempts: 0,
    queued_at: now,
  }));

const subjectOf = ({ id, catergory: name }: GalleryCollection) => ({ kind: 'gallery-collection', id, name }) as const;

@Injectable()
export class Gallery {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly pendingDeletions: PendingDeletions,
    private readonly queue: ImageQueue,
  ) {}

  /** All collections, newest first. */
  async list(): Promise<AnsweredCollection[]> {
    const collections = await this.dataSource.manager.find(GalleryCollection, {
      order: { created_at: 'DESC', id: 'DESC' },
    });
    if (collections.length === 0) return [];
    const ids = collections.map(({ id }) => id);
    const images = await this.dataSource.manager.findBy(GalleryImage, { collection_id: In(ids) });
    return collections.map((collection) => answerCollection(collection, images));
  }

  /** Keeps the originals. The sizes are made after the answer. */
  async create(
    admin: Pick<Caller, 'id' | 'name'>,
    { catergory, before, after }: NewCollection,
  ): Promise<AnsweredCollection> {
    const now = new Date();
    const collection: GalleryCollection = { id: v7(), catergory, created_by: admin.id, created_at: now };
    const images = [...imagesOf(collection.id, 'before', before, now), ...imagesOf(collection.id, 'after', after, now)];
    await this.transactions.run(async (tx) => {
      tx.announce('gallery', collection.id);
      await this.insert(tx, collection, images);
      await recordAudit(tx, { actor: admin, action: 'gallery.created', subject: subjectOf(collection) });
    });
    this.queue.ask(images.map(({ id }) => id));
    return answerCollection(collection, images);
  }

  /** In one statement: the collection, and its images, which take their originals over. */
  private async insert(
    { manager }: Transaction,
    collection: GalleryCollection,
    images: readonly NewImage[],
  ): Promise<void> {
    const [row] = await manager.query<{ taken: number }[]>(
      `WITH added AS (
         INSERT INTO gallery_collection (id, catergory, created_by, created_at) VALUES ($1, $2, $3, $4)),
       images AS (
         INSERT INTO gallery_image (id, collection_id, side, position, original_key, status, width, height, placeholder,
           sources, attempts, queued_at)
         SELECT id, $1, side, position, original_key, 'processing', 0, 0, '', '[]', 0, $4
         FROM unnest($5::uuid[], $6::text[], $7::int[], $8::text[]) AS image (id, side, position, original_key)),
       taken AS (${TAKE_OVER('SELECT unnest($8::text[])')} RETURNING key)
       SELECT count(*)::int AS taken FROM taken`,
      [
        collection.id,
        collection.catergory,
        collection.created_by,
        collection.created_at,
        images.map(({ id }) => id),
        images.map(({ side }) => side),
        images.map(({ position }) => position),
        images.map(({ original_key }) => original_key),
      ],
    );
    requireTaken(row?.taken, images.length);
  }

  /** Removes a collection and its bytes. Throws NotFound when there is no such collection (any more). */
  async remove(admin: Caller, collectionId: string): Promise<{ status: 'done' }> {
    const keys = await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const [collection] = await manager.find(GalleryCollection, {
        where: { id: collectionId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!collection) throw new NotFound('There is no such collection.');
      // Locked as well: a worker that is finishing an image adds files.
      const images = await manager.find(GalleryImage, {
        where: { collection_id: collectionId },
        lock: { mode: 'pessimistic_write' },
      });
      const found = images.flatMap(({ original_key, sources }) => [
        ...(original_key ? [original_key] : []),
        ...sources.map(({ name }) => objectKeyOf(name)),
      ]);
      await manager.delete(GalleryCollection, { id: collectionId });
      tx.announce('gallery', collectionId);
      await this.pendingDeletions.markForDeletion(manager, found);
      await recordAudit(tx, { actor: admin, action: 'gallery.removed', subject: subjectOf(collection) });
      return found;
    });
    await this.pendingDeletions.removeNow(keys);
    return { status: 'done' };
  }
}
