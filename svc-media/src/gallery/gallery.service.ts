import {
  type GalleryCollection as AnsweredCollection,
  type GalleryImage as AnsweredImage,
  DONE,
  type Done,
  readGalleryImage,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  lockRow,
  lockRows,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import type { StoredFile } from '../files/stored-file.js';
import { requireTaken } from '../objects/pending-deletions.queries.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { PAGES } from '../site-pictures/pages-queue.js';
import { GalleryCollection, GalleryImage, type ImageSide } from './gallery.entity.js';
import { insertCollection, type NewImage } from './gallery.queries.js';
import { getObjectKey } from './image-making.service.js';
import { ImageQueue } from './image-queue.processor.js';

const buildPath = (name: string) => readGalleryImage.path.replace(':name', name);

function toImageAnswer(image: GalleryImage): AnsweredImage {
  const fallback = image.sources.findLast((source) => source.type === 'image/jpeg');
  return {
    id: image.id,
    img_path: fallback ? buildPath(fallback.name) : '',
    width: image.width,
    height: image.height,
    status: image.status,
    sources: image.sources.map(({ name, width, height, type }) => ({ width, height, type, path: buildPath(name) })),
    placeholder: image.placeholder,
  };
}

/** Images keep the order in which they were chosen. */
function toCollectionAnswer(collection: GalleryCollection, images: readonly GalleryImage[]): AnsweredCollection {
  const listSideImages = (name: ImageSide) =>
    images
      .filter((image) => image.collectionId === collection.id && image.side === name)
      .sort((one, other) => one.position - other.position)
      .map(toImageAnswer);
  return {
    id: collection.id,
    catergory: collection.catergory,
    imgs: { before: listSideImages('before'), after: listSideImages('after') },
  };
}

export interface NewCollection {
  /** The id that the page generated, if any. */
  readonly id?: string;
  readonly catergory: string;
  readonly before: readonly StoredFile[];
  readonly after: readonly StoredFile[];
}

const toNewImages = (collectionId: string, side: ImageSide, files: readonly StoredFile[], now: Date): NewImage[] =>
  files.map((file, position) => ({
    id: file.id,
    collectionId,
    side,
    position,
    status: 'processing',
    originalKey: file.key,
    width: 0,
    height: 0,
    placeholder: '',
    sources: [],
    attempts: 0,
    queuedAt: now,
  }));

const toSubject = ({ id, catergory: name }: GalleryCollection) => ({ kind: 'gallery-collection', id, name }) as const;

@Injectable()
export class Gallery {
  constructor(
    private readonly transactions: Transactions,
    @InjectRepository(GalleryCollection) private readonly collections: Repository<GalleryCollection>,
    @InjectRepository(GalleryImage) private readonly images: Repository<GalleryImage>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly pendingDeletions: PendingDeletions,
    private readonly queue: ImageQueue,
  ) {}

  /** Newest first. */
  async list(limit?: number): Promise<AnsweredCollection[]> {
    const collections = await this.collections.find({
      order: { createdAt: 'DESC', id: 'DESC' },
      ...(limit === undefined ? {} : { take: limit }),
    });
    if (collections.length === 0) return [];
    const ids = collections.map(({ id }) => id);
    const images = await this.images.findBy({ collectionId: In(ids) });
    return collections.map((collection) => toCollectionAnswer(collection, images));
  }

  /** Throws 404. */
  async read(id: string): Promise<AnsweredCollection> {
    const collection = await findRow(this.manager, GalleryCollection, { id }, 'no_such_collection');
    return toCollectionAnswer(collection, await this.images.findBy({ collectionId: id }));
  }

  /**
   * Stores the originals; the sizes are made after the response. `writeRelated` runs in the same transaction. If the id
   * exists, returns that collection and stores nothing. Throws 409 if it has another tag.
   */
  async create(
    admin: Pick<Caller, 'id' | 'name'>,
    { id = v7(), catergory, before, after }: NewCollection,
    writeRelated?: (tx: Transaction, subject: ReturnType<typeof toSubject>) => Promise<void>,
  ): Promise<AnsweredCollection> {
    const now = new Date();
    const collection: GalleryCollection = { id, catergory, createdBy: admin.id, createdAt: now };
    const images = [...toNewImages(id, 'before', before, now), ...toNewImages(id, 'after', after, now)];
    const isNew = await this.transactions.run(async (tx) => {
      const taken = await insertCollection(tx.manager, collection, images);
      if (taken === 0 && (await tx.manager.existsBy(GalleryCollection, { id }))) return false;
      requireTaken(taken, images.length);
      await recordAudit(tx, { actor: admin, action: 'gallery.created', subject: toSubject(collection) });
      await writeRelated?.(tx, toSubject(collection));
      tx.notifyQueue(PAGES);
      return true;
    });
    if (!isNew) return this.findRepeated(collection, images);
    this.queue.enqueue(images.map(({ id }) => id));
    return toCollectionAnswer(collection, images);
  }

  /** Handles a repeat after a lost response. */
  private async findRepeated(
    { id, catergory }: GalleryCollection,
    images: readonly NewImage[],
  ): Promise<AnsweredCollection> {
    const kept = await this.read(id);
    if (kept.catergory !== catergory) throw refuse('images_uploaded_before');
    await this.pendingDeletions.discard(images.map(({ originalKey }) => originalKey));
    return kept;
  }

  /** Throws 404. */
  async remove(admin: Caller, collectionId: string): Promise<Done> {
    const keys = await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const collection = await lockRow(manager, GalleryCollection, { id: collectionId }, 'no_such_collection');
      // Locked too, because a worker that finishes an image adds files.
      const images = await lockRows(manager, GalleryImage, { collectionId });
      const found = images.flatMap(({ originalKey, sources }) => [
        ...(originalKey ? [originalKey] : []),
        ...sources.map(({ name }) => getObjectKey(name)),
      ]);
      await manager.delete(GalleryCollection, { id: collectionId });
      await this.pendingDeletions.markForDeletion(manager, found);
      await recordAudit(tx, { actor: admin, action: 'gallery.removed', subject: toSubject(collection) });
      tx.notifyQueue(PAGES);
      return found;
    });
    await this.pendingDeletions.removeNow(keys);
    return DONE;
  }
}
