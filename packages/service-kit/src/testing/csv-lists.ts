import { defineCall } from '@cleaning/contracts';
import { Controller, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { readInBatches } from '../database/lists.js';
import { answerCsv, createCsvList } from '../http/csv.js';
import { Route } from '../http/route.js';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from './peer-services.js';

export const ROWS = 220_000;
/** More than the buffers of a response and its socket. */
const STALLED_MS = 1000;

export const LISTS = {
  long: `SELECT n, repeat('x', 120) AS text FROM generate_series(1, ${ROWS}) AS n`,
  stalled: `SELECT n, repeat('x', 120) AS text FROM generate_series(1, ${ROWS}) AS n`,
  empty: `SELECT 1 AS n, '' AS text WHERE false`,
  'broken at once': `SELECT 1 / 0 AS n, '' AS text`,
  'broken midway': `SELECT n, (1 / (5000 - n))::text AS text FROM generate_series(1, 10000) AS n`,
  kind: `SELECT 1 AS n, current_setting('transaction_isolation') || ' ' || current_setting('transaction_read_only') AS text`,
} as const;

export const list = defineCall({
  method: 'GET',
  path: '/list.csv',
  service: 'jobs',
  access: 'public',
  summary: 'A list',
  query: z.object({ of: z.enum(Object.keys(LISTS) as (keyof typeof LISTS)[]) }),
  answer: z.unknown(),
  answerKind: 'binary',
});

@Controller()
class ListController {
  constructor(private readonly dataSource: DataSource) {}

  @Route(list)
  @Public()
  async list(@Query() { of }: { of: keyof typeof LISTS }, @Res() response: Response) {
    const rows = readInBatches<{ n: number; text: string }>(this.dataSource, LISTS[of], []);
    const lines = createCsvList(['n', 'text'], rows, ({ n, text }) => [n, text]);
    await answerCsv(response, 'list.csv', lines, of === 'stalled' ? STALLED_MS : undefined);
  }
}

/** A service with long, slow and broken lists. */
export const csvService = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  controllers: [ListController],
  providers: [NoStateReaders, NoHandlers],
});
