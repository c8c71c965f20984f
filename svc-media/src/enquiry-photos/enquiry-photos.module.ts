import {
  type AnswerOf,
  getEnquiryPhotos,
  type ParamsOf,
  readEnquiryPhoto,
  uploadEnquiryPhoto,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Public, ReceivedFiles, ReceiveFiles, Roles, Route } from '@cleaning/service-kit';
import { Controller, Module, Param, Req, Res } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DocumentsModule } from '../documents/documents.module.js';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { FilesModule } from '../files/files.module.js';
import type { StoredFile } from '../files/intake.service.js';
import { send } from '../objects/object-store.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { FileWorkersModule } from '../workers/file-workers.service.js';
import { EnquiryPhoto } from './enquiry-photo.entity.js';
import { EnquiryPhotos } from './enquiry-photos.service.js';
import { PhotoIntake, PhotoReceiver } from './photo-intake.service.js';

@Controller()
export class EnquiryPhotosController {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly receiver: PhotoReceiver,
    private readonly photos: EnquiryPhotos,
  ) {}

  @Route(uploadEnquiryPhoto)
  @Public()
  @ReceiveFiles(uploadEnquiryPhoto, PhotoReceiver)
  async upload(@ReceivedFiles() files: ReceivedFiles<StoredFile>): Promise<AnswerOf<typeof uploadEnquiryPhoto>> {
    const [sent] = files.photo ?? [];
    const answer = await this.intake.keep(sent as StoredFile);
    // What was sent holds camera data. The interval job tries again when the store does not answer.
    await this.receiver.discard(sent as StoredFile);
    return answer;
  }

  @Route(getEnquiryPhotos)
  @Roles('admin')
  list(
    @CurrentCaller() caller: Caller,
    @Param() params: ParamsOf<typeof getEnquiryPhotos>,
  ): Promise<AnswerOf<typeof getEnquiryPhotos>> {
    return this.photos.list(caller, params.enquiry_id);
  }

  @Route(readEnquiryPhoto)
  @Public()
  async read(
    @Param() params: ParamsOf<typeof readEnquiryPhoto>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await send(response, await this.photos.open(params.id, request.query), {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline; filename="photo.jpg"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    });
  }
}

@Module({
  imports: [
    TypeOrmModule.forFeature([EnquiryPhoto]),
    ObjectsModule,
    EncryptionModule,
    FilesModule,
    FileWorkersModule,
    DocumentsModule,
  ],
  controllers: [EnquiryPhotosController],
  providers: [PhotoReceiver, PhotoIntake, EnquiryPhotos],
  exports: [EnquiryPhotos],
})
export class EnquiryPhotosModule {}
