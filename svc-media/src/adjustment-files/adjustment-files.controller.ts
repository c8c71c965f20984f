import { type CallParams, readAdjustmentFile, uploadAdjustmentFile } from '@cleaning/contracts';
import { type Caller, CurrentCaller, ReceivedFiles, ReceiveFiles, Roles, Route } from '@cleaning/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PRIVATE_FILE } from '../files/answer-headers.js';
import { EXTENSION } from '../files/file-type.js';
import type { StoredFile } from '../files/stored-file.js';
import { send } from '../objects/object-store.js';
import { AdjustmentFileReceiver } from './adjustment-file-receiver.service.js';
import { AdjustmentFiles } from './adjustment-files.service.js';

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
    @Param() { adjustment_id }: CallParams<typeof readAdjustmentFile>,
    @Res() response: Response,
  ): Promise<void> {
    const { stream, size, contentType } = await this.files.open(reader, adjustment_id);
    await send(
      response,
      { stream, size },
      {
        'Content-Type': contentType,
        'Content-Disposition': `attachment; filename="adjustment.${EXTENSION[contentType]}"`,
        ...PRIVATE_FILE,
      },
    );
  }
}
