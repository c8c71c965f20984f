import {
  EXPORT_ROWS_PATH,
  EXPORT_TABLES_PATH,
  type ExportRows,
  type ExportTable,
  exportRowsQuery,
} from '@cleaning/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Roles } from '../access/access.guard.js';
import type { Caller } from '../access/account-lookup.js';
import { refuse } from '../errors/refusal.js';
import { CurrentCaller } from '../http/route.js';
import { validate } from '../http/validation.js';
import { readExportedRows } from './exported-rows.queries.js';
import type { ExportedTables } from './exported-tables.js';

export const EXPORTED_TABLES = Symbol('exported tables');

/** The rows of a service for svc-media, which puts "Download everything" together. nginx does not route these paths. */
@Controller()
@Roles('service')
export class ExportController {
  constructor(
    @Inject(EXPORTED_TABLES) private readonly exported: ExportedTables,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  @Get(EXPORT_TABLES_PATH)
  listTables(@CurrentCaller() caller: Caller): ExportTable[] {
    this.requireMedia(caller);
    return listExportTables(this.exported);
  }

  @Get(EXPORT_ROWS_PATH)
  readRows(@CurrentCaller() caller: Caller, @Query() query: unknown): Promise<ExportRows> {
    this.requireMedia(caller);
    return readTable(this.manager, this.exported, validate(exportRowsQuery, query));
  }

  private requireMedia({ id }: Caller): void {
    if (id !== 'media') throw refuse('forbidden');
  }
}

export const listExportTables = ({ files }: ExportedTables): ExportTable[] =>
  Object.entries(files).map(([table, { file, about }]) => ({ table, file, about }));

/** A page of a table that is exported. Throws 403 for any other table. */
export async function readTable(
  manager: EntityManager,
  { files }: ExportedTables,
  { table, after }: { readonly table: string; readonly after: string },
): Promise<ExportRows> {
  const exported = Object.hasOwn(files, table) ? files[table] : undefined;
  if (!exported) throw refuse('forbidden');
  return readExportedRows(manager, { table, without: exported.without ?? [], after });
}
