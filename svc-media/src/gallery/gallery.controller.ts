import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  getGallery,
  readGalleryImage,
  removeGalleryCollection,
  uploadGallery,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  Public,
  ReceivedFiles,
  ReceiveFiles,
  Roles,
  Route,
  refuse,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { StoredFile } from '../files/stored-file.js';
import { ObjectStore, send } from '../objects/object-store.js';
import { Gallery } from './gallery.service.js';
import { getObjectKey } from './image-making.service.js';
import { ImageReceiver } from './image-receiver.service.js';

const CONTENT_TYPES: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

@Controller()
export class GalleryController {
  constructor(
    private readonly gallery: Gallery,
    private readonly store: ObjectStore,
  ) {}

  @Route(getGallery)
  @Public()
  list(): Promise<CallAnswer<typeof getGallery>> {
    return this.gallery.list();
  }

  @Route(uploadGallery)
  @Roles('admin')
  @ReceiveFiles(uploadGallery, ImageReceiver)
  upload(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof uploadGallery>,
    @ReceivedFiles() files: ReceivedFiles<StoredFile>,
  ): Promise<CallAnswer<typeof uploadGallery>> {
    const { before_imgs: before = [], after_imgs: after = [] } = files;
    const { key: id, catergory } = body;
    return this.gallery.create(caller, { ...(id && { id }), catergory, before, after });
  }

  @Route(removeGalleryCollection)
  @Roles('admin')
  remove(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof removeGalleryCollection>,
  ): Promise<CallAnswer<typeof removeGalleryCollection>> {
    return this.gallery.remove(caller, body.collection_id);
  }

  @Route(readGalleryImage)
  @Public()
  async read(@Param() params: CallParams<typeof readGalleryImage>, @Res() response: Response): Promise<void> {
    const object = await this.store.get(getObjectKey(params.name));
    if (!object) throw refuse('no_such_image');
    const extension = params.name.slice(params.name.lastIndexOf('.') + 1);
    await send(response, object, {
      'Content-Type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  }
}
