import {
  type CallBody,
  type CallParams,
  getPaperTexts,
  getRegistrationPaper,
  PAPER_NAMES,
  readPaperTexts,
  SIGNED_KINDS,
  type SignedKind,
  savePaperText,
  signPaper,
  signStagedPaper,
} from '@cleaning/contracts';
import {
  answerPdf,
  type Caller,
  CurrentCaller,
  getCountedAddress,
  Public,
  Roles,
  Route,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller, Ip, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PaperTexts } from './paper-texts.service.js';
import { Papers } from './papers.service.js';
import { Signing } from './signing.service.js';

@Controller()
export class PapersController {
  constructor(
    private readonly papers: Papers,
    private readonly texts: PaperTexts,
    private readonly signing: Signing,
  ) {}

  @Route(getRegistrationPaper)
  @Public()
  async read(@Param() { paper }: CallParams<typeof getRegistrationPaper>, @Res() response: Response): Promise<void> {
    const kind = SIGNED_KINDS.find((each) => PAPER_NAMES[each] === paper) as SignedKind;
    answerPdf(response, `${paper}.pdf`, await this.papers.read(kind));
  }

  @Route(readPaperTexts)
  @Public()
  list() {
    return this.texts.list();
  }

  @Route(signPaper)
  @Roles('unverified', 'contractor', 'admin')
  sign(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof signPaper>, @Ip() ip: string) {
    const { user_id, ...signature } = body;
    requireSelf(caller, user_id);
    return this.signing.sign(caller, signature, getCountedAddress(ip));
  }

  @Route(signStagedPaper)
  @Roles('service')
  stage(@Param() params: CallParams<typeof signStagedPaper>, @Body() body: CallBody<typeof signStagedPaper>) {
    return this.signing.stage(params, body);
  }

  @Route(getPaperTexts)
  @Roles('admin')
  listVersions() {
    return this.texts.listVersions();
  }

  @Route(savePaperText)
  @Roles('admin')
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof savePaperText>) {
    return this.texts.save(admin, body);
  }
}
