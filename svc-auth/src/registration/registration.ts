import { type AnswerOf, type RegistrationFields, type registerAccount, registrationProblem } from '@cleaning/contracts';
import { type ReceivedFiles, Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addAccount, EMAIL_UNIQUE } from '../accounts/account-changes.js';
import { SealedDetails } from '../accounts/sealed-details.js';
import { AccountDocuments, type DocumentIds } from '../documents/account-documents.entity.js';
import { hashPassword } from '../passwords/password-hashing.js';
import { passwordProblem } from '../passwords/password-rules.js';
import { MediaDocuments } from './media-documents.js';
import { RegistrationRecord } from './registration.entity.js';
import type { StagedDocument } from './staged-documents.js';

const EMAIL_TAKEN = 'Somebody has registered with this e-mail already.';

interface Staged {
  registrationId: string;
  documents: DocumentIds;
}

@Injectable()
export class Registration {
  private readonly logger = new Logger(Registration.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly media: MediaDocuments,
    private readonly sealed: SealedDetails,
  ) {}

  /** What the person can mend is answered as status error; then neither a user nor a file is left. */
  async register(
    fields: RegistrationFields,
    files: ReceivedFiles<StagedDocument>,
  ): Promise<AnswerOf<typeof registerAccount>> {
    const staged = stagedDocuments(files);
    const msg = (await this.problem(fields)) ?? (await this.create(fields, staged));
    if (msg === null) return { status: 'done' };
    await this.discard(staged.registrationId);
    return { status: 'error', msg };
  }

  private async problem(fields: RegistrationFields): Promise<string | null> {
    const problem = registrationProblem(fields)?.msg ?? passwordProblem(fields.password);
    if (problem) return problem;
    const [taken] = await this.dataSource.query(
      'SELECT 1 FROM account WHERE lower(email) = lower($1) AND removed_at IS NULL',
      [fields.email],
    );
    return taken ? EMAIL_TAKEN : null;
  }

  private async create(fields: RegistrationFields, staged: Staged): Promise<string | null> {
    const { password, password_confirm: _, ...details } = fields;
    const password_hash = await hashPassword(password);
    const abn = details.abn.replace(/\s/g, '');
    try {
      await this.transactions.run(async (tx) => {
        const account = await addAccount(tx, this.sealed, {
          ...details,
          abn,
          password_hash,
          role: 'user',
          verified: false,
        });
        const { registrationId, documents } = staged;
        await tx.manager.insert(AccountDocuments, { user_id: account.id, documents });
        await tx.manager.insert(RegistrationRecord, {
          user_id: account.id,
          registration_id: registrationId,
          documents,
        });
        tx.changed('registration', account.id);
      });
      return null;
    } catch (error) {
      // Two registrations of one e-mail at once: the database lets one of them through.
      if (violatedConstraint(error) === EMAIL_UNIQUE) return EMAIL_TAKEN;
      throw error;
    }
  }

  /** A discard that fails is no reason to fail the answer: svc-media sweeps what nobody claimed. */
  private async discard(registrationId: string): Promise<void> {
    await this.media.discard(registrationId).catch((error: Error) => this.logger.warn(error.message));
  }
}

function stagedDocuments(files: ReceivedFiles<StagedDocument>): Staged {
  const staged = Object.entries(files).flatMap(([kind, list]) => list.map((file) => ({ kind, ...file })));
  const [first] = staged;
  if (!first) throw new Error('A registration without files is refused before it comes here');
  return {
    registrationId: first.registrationId,
    documents: Object.fromEntries(staged.map(({ kind, documentId }) => [kind, documentId])),
  };
}
