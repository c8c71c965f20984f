import type { AnswerOf, BodyOf, exportPeople, searchPeople } from '@cleaning/contracts';
import { type CsvList, containing, csvList, inBatches } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Filters = BodyOf<typeof exportPeople>;
type PeoplePage = AnswerOf<typeof searchPeople>;

const ORDER: Record<Filters['sort'], string> = {
  name: 'lower(name)',
  email: 'lower(email)',
  registered: 'registered_at',
};

/** $1: pattern; $2: pattern without spaces, for numbers; $3: whether the person is verified, or null. */
const FILTERED = `
  FROM account
  WHERE removed_at IS NULL AND role = 'user' AND ($3::boolean IS NULL OR verified = $3)
    AND (name ILIKE $1 OR email ILIKE $1 OR abn LIKE $2 OR replace(contact_no, ' ', '') LIKE $2)`;

const filterParams = ({ text, standing }: Filters) => [
  containing(text),
  containing(text.replaceAll(' ', '')),
  standing === 'all' ? null : standing === 'verified',
];

const listed = ({ sort, direction }: Filters) =>
  `SELECT id, name, email, contact_no, verified::text AS verified,
     to_char(registered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS registered_at
   ${FILTERED} ORDER BY ${ORDER[sort]} ${direction}, id`;

const CSV_HEADER = ['Name', 'E-mail', 'Contact number', 'Verified', 'Registered'];

/** Searches, sorts and exports sub-contractors. Removed people are left out. */
@Injectable()
export class PeopleSearch {
  constructor(private readonly dataSource: DataSource) {}

  async page(of: BodyOf<typeof searchPeople>): Promise<PeoplePage> {
    const [rows, [count]] = await Promise.all([
      this.rows(of, `LIMIT ${of.page_size} OFFSET ${(of.page - 1) * of.page_size}`),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::int AS total ${FILTERED}`, filterParams(of)),
    ]);
    return { total: count?.total ?? 0, rows };
  }

  csv(filters: Filters): CsvList {
    const people = inBatches<PeoplePage['rows'][number]>(this.dataSource, listed(filters), filterParams(filters));
    return csvList(CSV_HEADER, people, (row) => [row.name, row.email, row.contact_no, row.verified, row.registered_at]);
  }

  private rows(filters: Filters, limit: string): Promise<PeoplePage['rows']> {
    return this.dataSource.query(`${listed(filters)} ${limit}`, filterParams(filters));
  }
}
