import type { AnswerOf, BodyOf, searchPeople } from '@cleaning/contracts';
import { type CsvList, csvList, inBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countFound, type FoundPerson, foundPage, foundPeople, type PeopleFilters } from './people-search.queries.js';

const CSV_HEADER = ['Name', 'E-mail', 'Contact number', 'Verified', 'Registered'];

/** Searches, sorts and exports sub-contractors. Removed people are left out. */
@Injectable()
export class PeopleSearch {
  constructor(private readonly dataSource: DataSource) {}

  async page(of: BodyOf<typeof searchPeople>): Promise<AnswerOf<typeof searchPeople>> {
    const { manager } = this.dataSource;
    const [rows, total] = await Promise.all([foundPage(manager, of), countFound(manager, of)]);
    return { total, rows };
  }

  csv(filters: PeopleFilters): CsvList {
    const people = inBatches<FoundPerson>(this.dataSource, ...foundPeople(filters));
    return csvList(CSV_HEADER, people, (row) => [row.name, row.email, row.contact_no, row.verified, row.registered_at]);
  }
}
