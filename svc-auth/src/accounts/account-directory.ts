import type {
  AnswerOf,
  ContractorDetail,
  getAllSubContractors,
  getAllUsersList,
  getContractor,
  ParamsOf,
} from '@cleaning/contracts';
import { type Caller, NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountDocuments } from '../documents/account-documents.entity.js';
import { DocumentLinks } from '../documents/document-links.js';
import { PERSON_COLUMNS, type PersonRow } from './person-columns.js';
import { SealedDetails } from './sealed-details.js';

/** What admins read about people. Removed people are in none of it. */
@Injectable()
export class AccountDirectory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DocumentLinks,
    private readonly sealed: SealedDetails,
  ) {}

  users(): Promise<AnswerOf<typeof getAllUsersList>> {
    return this.dataSource.query(
      `SELECT id, name, email, role, verified::text AS verified
       FROM account WHERE removed_at IS NULL ORDER BY lower(name), id`,
    );
  }

  subContractors(): Promise<AnswerOf<typeof getAllSubContractors>> {
    return this.dataSource.query(
      `SELECT id, name, email, contact_no, verified::text AS verified
       FROM account WHERE removed_at IS NULL AND role = 'user' ORDER BY lower(name), id`,
    );
  }

  /** Sealed numbers by their last three characters. Throws NotFound for admins too: they are no sub-contractors. */
  async contractor(reader: Caller, { userID }: ParamsOf<typeof getContractor>): Promise<ContractorDetail> {
    const [row] = await this.dataSource.query<(PersonRow & { documents: AccountDocuments['documents'] | null })[]>(
      `SELECT ${PERSON_COLUMNS}, d.documents
       FROM account a LEFT JOIN account_documents d ON d.user_id = a.id
       WHERE a.id = $1 AND a.removed_at IS NULL AND a.role = 'user'`,
      [userID],
    );
    if (!row) throw new NotFound('There is no such sub-contractor.');
    const { documents, ...person } = this.sealed.mask(row);
    return { ...person, ...this.links.paths(documents, reader) };
  }
}
