import { downloadMyData } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { answerZip } from './answer-zip.js';
import { MyData } from './my-data.js';

@Controller()
export class MyDataController {
  constructor(private readonly data: MyData) {}

  @Route(downloadMyData)
  @Roles('unverified', 'contractor', 'admin')
  async download(@CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await answerZip(response, 'my-data.zip', await this.data.of(caller));
  }
}
