import { downloadMyData, EVERYBODY } from '@cleaning/contracts';
import { answerZip, type Caller, CurrentCaller, Roles, Route, type ZipEntry } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { MyData, type MyDataFiles } from './my-data.service.js';

/** Opens each document after the previous one was sent. */
async function* toEntries({ texts, documents }: MyDataFiles): AsyncGenerator<ZipEntry> {
  for (const [name, content] of Object.entries(texts))
    yield { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`), isText: true };
  for (const { name, open } of documents) yield { name, content: await open() };
}

@Controller()
export class MyDataController {
  constructor(private readonly data: MyData) {}

  @Route(downloadMyData)
  @Roles(...EVERYBODY)
  async download(@CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await answerZip(response, 'my-data.zip', toEntries(await this.data.getFiles(caller)));
  }
}
