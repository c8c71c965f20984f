import {
  type CallBody,
  type CallParams,
  type CallQuery,
  DONE,
  listSiteFiles,
  PLACE_ROLES,
  readSiteFile,
  removeSiteFile,
  uploadSiteFile,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, ReceivedFiles, ReceiveFiles, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PRIVATE_FILE } from '../files/answer-headers.js';
import type { StoredFile } from '../files/stored-file.js';
import { send } from '../objects/object-store.js';
import { SiteFileReceiver, SiteFiles } from './site-files.service.js';

const HEADERS = {
  picture: { 'Content-Type': 'image/jpeg', 'Content-Disposition': 'inline; filename="picture.jpg"' },
  sheet: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="sheet.pdf"' },
} as const;

@Controller()
export class SiteFilesController {
  constructor(private readonly files: SiteFiles) {}

  @Route(uploadSiteFile)
  @Roles('admin')
  @ReceiveFiles(uploadSiteFile, SiteFileReceiver)
  upload(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof uploadSiteFile>,
    @ReceivedFiles() { file }: ReceivedFiles<StoredFile>,
  ) {
    return this.files.add(admin, body, file?.[0] as StoredFile);
  }

  @Route(removeSiteFile)
  @Roles('admin')
  async remove(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof removeSiteFile>) {
    await this.files.remove(admin, id);
    return DONE;
  }

  @Route(listSiteFiles)
  @Roles('contractor', ...PLACE_ROLES)
  list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: CallParams<typeof listSiteFiles>,
    @Query() query: CallQuery<typeof listSiteFiles>,
  ) {
    return this.files.list(caller, id, query);
  }

  @Route(readSiteFile)
  @Roles('contractor', ...PLACE_ROLES)
  async read(
    @CurrentCaller() caller: Caller,
    @Param() params: CallParams<typeof readSiteFile>,
    @Query() query: CallQuery<typeof readSiteFile>,
    @Res() response: Response,
  ): Promise<void> {
    const { stream, size, kind } = await this.files.open(caller, params, query);
    await send(
      response,
      { stream, size },
      {
        ...HEADERS[kind],
        ...PRIVATE_FILE,
      },
    );
  }
}
