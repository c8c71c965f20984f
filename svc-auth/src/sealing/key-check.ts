import { Sealing } from '@cleaning/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SEALED_COLUMNS } from './sealed-columns.js';

/** Keeps the service from starting with another DATA_KEY than its database was sealed with: it could read nobody's details. */
@Injectable()
export class KeyCheck implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
  ) {}

  async onModuleInit(): Promise<void> {
    const ids = this.sealing.keysFor('fields').map(({ id }) => id);
    for (const { table, columns } of SEALED_COLUMNS) {
      const keyIds = columns.map((column) => `split_part(${column}, ':', 3)`).join(', ');
      const [unknown] = await this.dataSource.query(
        `SELECT 1 FROM ${table}, unnest(ARRAY[${keyIds}]) AS key_id WHERE key_id <> '' AND key_id <> ALL ($1) LIMIT 1`,
        [ids],
      );
      if (unknown)
        throw new Error(`DATA_KEY is not the key that ${table} was sealed with, and neither is DATA_KEY_PREVIOUS.`);
    }
  }
}
