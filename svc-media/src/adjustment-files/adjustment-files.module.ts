import { DOCUMENT_TYPES, type ParamsOf, readAdjustmentFile, uploadAdjustmentFile } from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  type FilePart,
  type FileReceiver,
  ReceivedFiles,
  ReceiveFiles,
  Roles,
  Route,
} from '@cleaning/service-kit';
import { Controller, Injectable, Module, Param, Res } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Response } from 'express';
import { EncryptionModule } from '../encryption/encryption.module.js';
import { EXTENSION } from '../files/file-type.js';
import { FilesModule } from '../files/files.module.js';
import { Intake, type StoredFile } from '../files/intake.service.js';
import { send } from '../objects/object-store.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { AdjustmentFile } from './adjustment-file.entity.js';
import { AdjustmentFiles } from './adjustment-files.service.js';

/** Streams the file of an adjustment to the store. */
@Injectable()
export class AdjustmentFileReceiver implements FileReceiver<StoredFile> {
  constructor(private readonly intake: Intake) {}

  receive({ field, stream }: FilePart): Promise<StoredFile> {
    return this.intake.receive({ folder: 'adjustments', field, source: stream, accepted: DOCUMENT_TYPES });
  }

  discard(stored: StoredFile): Promise<void> {
    return this.intake.discard(stored);
  }
}

@Controller()
export class AdjustmentFilesController {
  constructor(private readonly files: AdjustmentFiles) {}

  @Route(uploadAdjustmentFile)
  @Roles('admin')
  @ReceiveFiles(uploadAdjustmentFile, AdjustmentFileReceiver)
  upload(@CurrentCaller() admin: Caller, @ReceivedFiles() { file }: ReceivedFiles<StoredFile>) {
    return this.files.keep(admin, file?.[0] as StoredFile);
  }

  @Route(readAdjustmentFile)
  @Roles('unverified', 'contractor', 'admin')
  async read(
    @CurrentCaller() reader: Caller,
    @Param() { adjustment_id }: ParamsOf<typeof readAdjustmentFile>,
    @Res() response: Response,
  ): Promise<void> {
    const { stream, size, contentType } = await this.files.open(reader, adjustment_id);
    await send(
      response,
      { stream, size },
      {
        'Content-Type': contentType,
        'Content-Disposition': `attachment; filename="adjustment.${EXTENSION[contentType]}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
      },
    );
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([AdjustmentFile]), ObjectsModule, EncryptionModule, FilesModule],
  controllers: [AdjustmentFilesController],
  providers: [AdjustmentFileReceiver, AdjustmentFiles],
  exports: [AdjustmentFiles],
})
export class AdjustmentFilesModule {}
