import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  CLIENT_HEADER,
  DOCUMENT_KINDS,
  discardStagedDocuments,
  readDocument,
  stageDocument,
  updateDocuments,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  Public,
  ReceivedFiles,
  ReceiveFiles,
  Roles,
  Route,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PRIVATE_FILE } from '../files/answer-headers.js';
import type { StoredFile } from '../files/stored-file.js';
import { send } from '../objects/object-store.js';
import { DocumentReading } from './document-reading.service.js';
import { DocumentReceiver } from './document-receiver.service.js';
import { type ChosenDocuments, Documents } from './documents.service.js';
import { Staging } from './staging.service.js';

const pickDocuments = (files: ReceivedFiles<StoredFile>): ChosenDocuments =>
  Object.fromEntries(DOCUMENT_KINDS.flatMap((kind) => (files[kind]?.[0] ? [[kind, files[kind][0]]] : [])));

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly reading: DocumentReading,
    private readonly staging: Staging,
  ) {}

  @Route(updateDocuments)
  @Roles('unverified', 'contractor', 'admin')
  @ReceiveFiles(updateDocuments, DocumentReceiver)
  async update(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof updateDocuments>,
    @ReceivedFiles() files: ReceivedFiles<StoredFile>,
  ): Promise<CallAnswer<typeof updateDocuments>> {
    requireSelf(caller, body.id);
    return {
      msg: 'Documents uploaded successfuly',
      documents: await this.documents.replace(caller, pickDocuments(files)),
    };
  }

  @Route(readDocument)
  @Public()
  async read(
    @Param() params: CallParams<typeof readDocument>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { stream, size, contentType, filename } = await this.reading.open(params.id, request.query);
    const shown = contentType.startsWith('image/') ? 'inline' : 'attachment';
    await send(
      response,
      { stream, size },
      {
        'Content-Type': contentType,
        'Content-Disposition': `${shown}; filename="${filename}"`,
        ...PRIVATE_FILE,
      },
    );
  }

  @Route(stageDocument)
  @Roles('service')
  stage(@Param() params: CallParams<typeof stageDocument>, @Req() request: Request) {
    return this.staging.stage(params.registration_id, params.kind, request, request.get(CLIENT_HEADER) ?? '');
  }

  @Route(discardStagedDocuments)
  @Roles('service')
  discard(@Param() params: CallParams<typeof discardStagedDocuments>) {
    return this.staging.discard(params.registration_id);
  }
}
