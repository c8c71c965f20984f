import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallQuery,
  listSitePictures,
  listSitePictureVersions,
  publishSitePicture,
  readSitePicture,
  type SitePlaceState,
  saveSitePicture,
  uploadSitePicture,
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
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { StoredFile } from '../files/stored-file.js';
import { ObjectStore, send } from '../objects/object-store.js';
import { getSiteObjectKey, SitePictureReceiver } from './site-picture-files.service.js';
import { SitePictures } from './site-pictures.service.js';

const CONTENT_TYPES: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' };

@Controller()
export class SitePicturesController {
  constructor(
    private readonly pictures: SitePictures,
    private readonly store: ObjectStore,
  ) {}

  @Route(listSitePictures)
  @Roles('admin')
  list(): Promise<SitePlaceState[]> {
    return this.pictures.list();
  }

  @Route(uploadSitePicture)
  @Roles('admin')
  @ReceiveFiles(uploadSitePicture, SitePictureReceiver)
  upload(
    @Body() body: CallBody<typeof uploadSitePicture>,
    @ReceivedFiles() { picture }: ReceivedFiles<StoredFile>,
  ): Promise<SitePlaceState> {
    return this.pictures.upload(body, picture?.[0] as StoredFile);
  }

  @Route(saveSitePicture)
  @Roles('admin')
  save(@Body() body: CallBody<typeof saveSitePicture>): Promise<SitePlaceState> {
    return this.pictures.save(body);
  }

  @Route(publishSitePicture)
  @Roles('admin')
  publish(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof publishSitePicture>): Promise<SitePlaceState> {
    return this.pictures.publish(admin, body);
  }

  @Route(listSitePictureVersions)
  @Roles('admin')
  listVersions(
    @Query() { place }: CallQuery<typeof listSitePictureVersions>,
  ): Promise<CallAnswer<typeof listSitePictureVersions>> {
    return this.pictures.listVersions(place);
  }

  @Route(readSitePicture)
  @Public()
  async read(@Param() { name }: CallParams<typeof readSitePicture>, @Res() response: Response): Promise<void> {
    const object = await this.store.get(getSiteObjectKey(name));
    if (!object) throw refuse('no_such_picture');
    await send(response, object, {
      'Content-Type': CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  }
}
