import { z } from 'zod';
import { optionalLine } from '../fields.js';

/** Which part of a long list, and in which order. Pages count from 1. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
};

export const sorting = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default(columns[0]),
  direction: z.enum(['asc', 'desc']).default('asc'),
});

/** Text that a list is searched for; empty finds everything. */
export const searchText = optionalLine(120).default('');

/** One page of a list; `total` counts the rows of all pages. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ total: z.number().int(), rows: z.array(row) });
