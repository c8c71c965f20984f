import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  getOwnWorkPhotos,
  getWorkPhotos,
  PLACE_ROLES,
  publishPhotoPair,
  readMessagePhoto,
  readPrintedPhotos,
  readWorkPhoto,
  signMessagePhotos,
  uploadInspectionPhoto,
  uploadWorkPhoto,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, ReceivedFiles, ReceiveFiles, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PRIVATE_PHOTO } from '../files/answer-headers.js';
import type { ReceivedPhoto } from '../files/single-photos.service.js';
import { send } from '../objects/object-store.js';
import { PhotoPairs } from './photo-pairs.service.js';
import { PrintedPhotos } from './printed-photos.service.js';
import { WorkPhotoIntake, WorkPhotoReceiver } from './work-photo-intake.service.js';
import { WorkPhotos } from './work-photos.service.js';

@Controller()
export class WorkPhotosController {
  constructor(
    private readonly intake: WorkPhotoIntake,
    private readonly photos: WorkPhotos,
    private readonly pairs: PhotoPairs,
    private readonly printed: PrintedPhotos,
  ) {}

  @Route(uploadWorkPhoto)
  @Roles('contractor', 'admin')
  @ReceiveFiles(uploadWorkPhoto, WorkPhotoReceiver)
  upload(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof uploadWorkPhoto>,
    @ReceivedFiles() files: ReceivedFiles<ReceivedPhoto>,
  ) {
    return this.keep(caller, body, files);
  }

  @Route(uploadInspectionPhoto)
  @Roles(...PLACE_ROLES)
  @ReceiveFiles(uploadInspectionPhoto, WorkPhotoReceiver)
  uploadForInspection(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof uploadInspectionPhoto>,
    @ReceivedFiles() files: ReceivedFiles<ReceivedPhoto>,
  ) {
    return this.keep(caller, body, files);
  }

  private async keep(
    caller: Caller,
    body: CallBody<typeof uploadWorkPhoto>,
    files: ReceivedFiles<ReceivedPhoto>,
  ): Promise<CallAnswer<typeof uploadWorkPhoto>> {
    const sent = files.photo?.[0] as ReceivedPhoto;
    const answer = await this.intake.keep(caller, body.key, sent);
    await sent.end();
    return answer;
  }

  @Route(getWorkPhotos)
  @Roles(...PLACE_ROLES)
  list(@CurrentCaller() caller: Caller, @Param() { owner_id }: CallParams<typeof getWorkPhotos>) {
    return this.photos.list(caller, owner_id, 'places');
  }

  @Route(getOwnWorkPhotos)
  @Roles('contractor', 'admin')
  listOwn(@CurrentCaller() caller: Caller, @Param() { owner_id }: CallParams<typeof getOwnWorkPhotos>) {
    return this.photos.list(caller, owner_id, 'own');
  }

  @Route(publishPhotoPair)
  @Roles('admin')
  publish(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof publishPhotoPair>) {
    return this.pairs.publish(admin, body);
  }

  @Route(readPrintedPhotos)
  @Roles('service')
  print(@Body() body: CallBody<typeof readPrintedPhotos>) {
    return this.printed.read(body);
  }

  @Route(readWorkPhoto)
  @Public()
  async read(
    @Param() { id }: CallParams<typeof readWorkPhoto>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await send(response, await this.photos.open(id, request.query), PRIVATE_PHOTO);
  }

  @Route(signMessagePhotos)
  @Roles('service')
  sign(@Body() body: CallBody<typeof signMessagePhotos>) {
    return this.photos.sign(body);
  }

  @Route(readMessagePhoto)
  @Public()
  async readForMessage(
    @Param() { id }: CallParams<typeof readMessagePhoto>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await send(response, await this.photos.openForMessage(id, request.query), PRIVATE_PHOTO);
  }
}
