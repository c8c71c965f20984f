import {
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  FIRST_COMPANY,
  formatAbn,
  type getPaperTexts,
  PAPER_TITLES,
  type ShownPaper,
  SIGNED_KINDS,
  type SignedKind,
  type savePaperText,
} from '@cleaning/contracts';
import { type Caller, hashSha256, insertOnce, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { KnownSite } from '../site/known-site.entity.js';
import { DEFAULT_TEXTS } from './default-texts.js';
import { PaperText } from './paper.entity.js';
import type { PaperCompanyDetails } from './paper-pdf.js';

const SHOWN_VERSIONS = 20;
/** Left to be filled in by hand where the company has no entry. */
const BLANK = '________________';

export interface CurrentPaper extends ShownPaper {
  readonly company: PaperCompanyDetails;
}

/** The texts of agreement and declaration. */
@Injectable()
export class PaperTexts {
  constructor(
    @InjectRepository(PaperText) private readonly rows: Repository<PaperText>,
    @InjectRepository(KnownSite) private readonly sites: Repository<KnownSite>,
    private readonly transactions: Transactions,
  ) {}

  async readCurrent(kind: SignedKind): Promise<CurrentPaper> {
    const [company, newest] = await Promise.all([this.findCompany(), this.findNewest(kind)]);
    const text = fillPlaceholders(newest?.text ?? DEFAULT_TEXTS[kind], company);
    return {
      kind,
      title: PAPER_TITLES[kind],
      version: newest?.version ?? 0,
      sha256: hashSha256(text),
      text,
      company,
    };
  }

  async list(): Promise<ShownPaper[]> {
    const papers = await Promise.all(SIGNED_KINDS.map((kind) => this.readCurrent(kind)));
    return papers.map(({ company: _, ...shown }) => shown);
  }

  async listVersions(): Promise<CallAnswer<typeof getPaperTexts>> {
    return Promise.all(
      SIGNED_KINDS.map(async (kind) => {
        const rows = await this.rows.find({ where: { kind }, order: { version: 'DESC' }, take: SHOWN_VERSIONS });
        const [newest] = rows;
        return {
          kind,
          version: newest?.version ?? 0,
          text: newest?.text ?? DEFAULT_TEXTS[kind],
          versions: rows.map(({ version, text, savedAt, savedBy }) => ({
            version,
            text,
            saved_at: savedAt.toISOString(),
            saved_by: savedBy,
          })),
        };
      }),
    );
  }

  /** Throws 409 when somebody else has saved it. */
  async save(admin: Caller, { kind, version, text }: CallBody<typeof savePaperText>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const newest = await tx.manager.findOne(PaperText, { where: { kind }, order: { version: 'DESC' } });
      const next = { kind, version: version + 1, text: normalise(text), savedAt: new Date(), savedBy: admin.name };
      const isNext = (newest?.version ?? 0) === version;
      if (!isNext || !(await insertOnce(tx.manager, PaperText, next))) throw refuse('settings_changed_reload');
      await recordAudit(tx, {
        actor: admin,
        action: 'paper-text.changed',
        subject: { kind: 'list', id: '', name: PAPER_TITLES[kind] },
        details: { version: String(next.version) },
      });
    });
    return DONE;
  }

  private findNewest(kind: SignedKind): Promise<PaperText | null> {
    return this.rows.findOne({ where: { kind }, order: { version: 'DESC' } });
  }

  private async findCompany(): Promise<PaperCompanyDetails> {
    const [site] = await this.sites.find({ take: 1 });
    const { legal_name, abn, street, place, city, state, postal_code, telephone, email, colour } =
      site?.state.company ?? FIRST_COMPANY;
    const address = [street, `${place || city} ${state} ${postal_code}`].filter(Boolean).join(', ').trim();
    return { name: legal_name, abn: formatAbn(abn), address, telephone, email, colour };
  }
}

/** Line ends differ between browsers; the hash needs one form. */
const normalise = (text: string): string => text.replace(/\r\n?/g, '\n');

const fillPlaceholders = (text: string, { name, abn, telephone }: PaperCompanyDetails): string =>
  normalise(text)
    .replaceAll('{company}', name)
    .replaceAll('{abn}', abn || BLANK)
    .replaceAll('{telephone}', telephone || BLANK);
