import { setTimeout } from 'node:timers/promises';
import {
  type CallAnswer,
  type CallBody,
  DONE,
  findRegistrationProblem,
  type RegistrationFields,
  type RegistrationProblem,
  type registerAccount,
  SIGNATURE_FIELDS,
  SIGNED_KINDS,
} from '@cleaning/contracts';
import { getSqlState, getViolatedConstraint, type ReceivedFiles, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Account, addAccount, EMAIL_UNIQUE, withEmail } from '../accounts/account.entity.js';
import { toAccountDetails } from '../accounts/account-details.js';
import { AccountDocuments, type DocumentIds } from '../accounts/account-documents.entity.js';
import { endInvitation } from '../invitations/invitations.queries.js';
import { EmailConfirmation } from '../links/email-confirmation.service.js';
import { findPasswordProblem, hashPassword } from '../passwords/passwords.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { MediaDocuments, type StagedDocument } from './media-documents.service.js';
import { RegistrationRecord } from './registration.entity.js';
import { lockRegistration } from './registration.queries.js';

/** Attempts to find out whether a registration was committed, and the pause between them. */
const ATTEMPTS = 5;
const PAUSE_MS = 500;

const EMAIL_TAKEN: RegistrationProblem = {
  field: 'email',
  msg: 'Someone already has an account with this email.',
};

interface Staged {
  registrationId: string;
  documents: DocumentIds;
}

@Injectable()
export class Registration {
  private readonly logger = new Logger(Registration.name);

  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly transactions: Transactions,
    private readonly media: MediaDocuments,
    private readonly sealed: SealedDetails,
    private readonly confirmation: EmailConfirmation,
  ) {}

  /** Returns status error for a correctable problem, storing neither account nor files. */
  async register(
    fields: CallBody<typeof registerAccount>,
    files: ReceivedFiles<StagedDocument>,
    address: string,
  ): Promise<CallAnswer<typeof registerAccount>> {
    const staged = getStagedDocuments(files);
    const problem = (await this.findProblem(fields)) ?? (await this.create(fields, staged, files, address));
    if (problem === null) return DONE;
    await this.discard(staged.registrationId);
    return { status: 'error', ...problem };
  }

  private async findProblem(fields: RegistrationFields): Promise<RegistrationProblem | null> {
    const problem = findRegistrationProblem(fields);
    if (problem) return problem;
    const refused = findPasswordProblem('password', fields.password);
    if (refused) return { field: 'password', msg: refused.message };
    return (await this.accounts.existsBy(withEmail(fields.email))) ? EMAIL_TAKEN : null;
  }

  private async create(
    fields: CallBody<typeof registerAccount>,
    staged: Staged,
    files: ReceivedFiles<StagedDocument>,
    address: string,
  ): Promise<RegistrationProblem | null> {
    const { password, language = 'en', invitation } = fields;
    const passwordHash = await hashPassword(password);
    const { registrationId } = staged;
    const documents = { ...staged.documents, ...(await this.signPapers(fields, staged, address)) };
    try {
      await this.transactions.run(async (tx) => {
        await lockRegistration(tx.manager, registrationId);
        const account = await addAccount(tx, this.sealed, {
          ...toAccountDetails(fields),
          passwordHash,
          role: 'user',
          verified: false,
          language,
        });
        await tx.manager.insert(AccountDocuments, { userId: account.id, documents });
        await tx.manager.insert(RegistrationRecord, { userId: account.id, registrationId, documents });
        tx.recordChange('registration', account.id);
        await endInvitation(tx.manager, account.email, invitation);
        await this.confirmation.ask(tx, account);
      });
      return null;
    } catch (error) {
      // Of two concurrent registrations with one email address the unique index admits one.
      if (getViolatedConstraint(error) === EMAIL_UNIQUE) return EMAIL_TAKEN;
      if (await this.wasCommitted(registrationId, files)) return null;
      throw error;
    }
  }

  /** Signs papers on screen unless a file was sent instead. Throws 409 if a text has changed. */
  private async signPapers(
    fields: CallBody<typeof registerAccount>,
    { registrationId, documents }: Staged,
    address: string,
  ): Promise<DocumentIds> {
    const signed: DocumentIds = {};
    for (const kind of SIGNED_KINDS) {
      const signature = fields[SIGNATURE_FIELDS[kind]];
      if (signature && !documents[kind])
        signed[kind] = await this.media.sign(registrationId, kind, { ...signature, address });
    }
    return signed;
  }

  /**
   * True if the registration was committed although its transaction failed here: the response to a COMMIT can be lost.
   * Throws 503, and keeps the files, if the database is unreachable.
   */
  private async wasCommitted(registrationId: string, files: ReceivedFiles<StagedDocument>): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (attempt > 1) await setTimeout(PAUSE_MS);
      try {
        return await this.transactions.runWithoutWaiting(async ({ manager }) => {
          // Waits for a commit that is still running.
          await lockRegistration(manager, registrationId);
          return manager.existsBy(RegistrationRecord, { registrationId });
        });
      } catch (error) {
        this.logger.warn({
          msg: 'Whether a registration was committed is not known yet',
          attempt,
          code: getSqlState(error),
        });
      }
    }
    for (const file of Object.values(files).flat()) file.outcomeUnknown = true;
    throw refuse('registration_unknown');
  }

  /** A failed discard doesn't fail the call: svc-media deletes unclaimed files later. */
  private async discard(registrationId: string): Promise<void> {
    await this.media.discard(registrationId).catch((error: Error) => this.logger.warn(error.message));
  }
}

function getStagedDocuments(files: ReceivedFiles<StagedDocument>): Staged {
  const staged = Object.entries(files).flatMap(([kind, list]) => list.map((file) => ({ kind, ...file })));
  const [first] = staged;
  if (!first) throw new Error('A registration without files is refused before it comes here');
  return {
    registrationId: first.registrationId,
    documents: Object.fromEntries(staged.map(({ kind, documentId }) => [kind, documentId])),
  };
}
