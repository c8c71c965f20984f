import type { CallAnswer, CallBody, searchPeople } from '@cleaning/contracts';
import { type CsvList, createCsvList, readInBatches, readPage } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { buildPeopleQuery, type FoundPerson, type PeopleFilters } from './people-search.queries.js';

const CSV_HEADER = ['Name', 'Email', 'Contact number', 'Verified', 'Registered'];

/** Searches, sorts and exports sub-contractors. Leaves out removed people. */
@Injectable()
export class PeopleSearch {
  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async list(asked: CallBody<typeof searchPeople>): Promise<CallAnswer<typeof searchPeople>> {
    const { total, rows } = await readPage<FoundPerson>(buildPeopleQuery(this.manager, asked), asked);
    return { total, rows };
  }

  createCsv(filters: PeopleFilters): CsvList {
    const people = readInBatches<FoundPerson>(
      this.dataSource,
      ...buildPeopleQuery(this.manager, filters).getQueryAndParameters(),
    );
    return createCsvList(CSV_HEADER, people, (row) => [
      row.name,
      row.email,
      row.contact_no,
      row.verified,
      row.registered_at,
    ]);
  }
}
