import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  readClientPhoto,
  signClientPhotos,
  uploadClientPhoto,
} from '@cleaning/contracts';
import {
  type ClientSession,
  CurrentClient,
  Public,
  ReceivedFiles,
  ReceiveFiles,
  Roles,
  Route,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PRIVATE_PHOTO } from '../files/answer-headers.js';
import type { ReceivedPhoto } from '../files/single-photos.service.js';
import { send } from '../objects/object-store.js';
import { ClientPhotos } from './client-photos.service.js';
import { WorkPhotoIntake, WorkPhotoReceiver } from './work-photo-intake.service.js';

/** Photos that clients send and see. */
@Controller()
export class ClientPhotosController {
  constructor(
    private readonly intake: WorkPhotoIntake,
    private readonly photos: ClientPhotos,
  ) {}

  @Route(uploadClientPhoto)
  @Roles('client')
  @ReceiveFiles(uploadClientPhoto, WorkPhotoReceiver)
  async upload(
    @CurrentClient() client: ClientSession,
    @Body() body: CallBody<typeof uploadClientPhoto>,
    @ReceivedFiles() files: ReceivedFiles<ReceivedPhoto>,
  ): Promise<CallAnswer<typeof uploadClientPhoto>> {
    const sent = files.photo?.[0] as ReceivedPhoto;
    const answer = await this.intake.keepForClient(client, body.key, sent);
    await sent.end();
    return answer;
  }

  @Route(signClientPhotos)
  @Roles('service')
  sign(@Body() body: CallBody<typeof signClientPhotos>) {
    return this.photos.sign(body);
  }

  @Route(readClientPhoto)
  @Public()
  async read(
    @Param() { id }: CallParams<typeof readClientPhoto>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await send(response, await this.photos.open(id, request.query), PRIVATE_PHOTO);
  }
}
