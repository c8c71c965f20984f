import {
  type CallAnswer,
  type CallParams,
  getEnquiryPhotos,
  readEnquiryPhoto,
  uploadEnquiryPhoto,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, ReceivedFiles, ReceiveFiles, Roles, Route } from '@cleaning/service-kit';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PRIVATE_PHOTO } from '../files/answer-headers.js';
import type { ReceivedPhoto } from '../files/single-photos.service.js';
import { send } from '../objects/object-store.js';
import { EnquiryPhotos } from './enquiry-photos.service.js';
import { EnquiryPhotoReceiver, PhotoIntake } from './photo-intake.service.js';

@Controller()
export class EnquiryPhotosController {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly photos: EnquiryPhotos,
  ) {}

  @Route(uploadEnquiryPhoto)
  @Public()
  @ReceiveFiles(uploadEnquiryPhoto, EnquiryPhotoReceiver)
  async upload(@ReceivedFiles() files: ReceivedFiles<ReceivedPhoto>): Promise<CallAnswer<typeof uploadEnquiryPhoto>> {
    const sent = files.photo?.[0] as ReceivedPhoto;
    const answer = await this.intake.keep(sent);
    await sent.end();
    return answer;
  }

  @Route(getEnquiryPhotos)
  @Roles('admin')
  list(
    @CurrentCaller() caller: Caller,
    @Param() params: CallParams<typeof getEnquiryPhotos>,
  ): Promise<CallAnswer<typeof getEnquiryPhotos>> {
    return this.photos.list(caller, params.enquiry_id);
  }

  @Route(readEnquiryPhoto)
  @Public()
  async read(
    @Param() params: CallParams<typeof readEnquiryPhoto>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await send(response, await this.photos.open(params.id, request.query), PRIVATE_PHOTO);
  }
}
