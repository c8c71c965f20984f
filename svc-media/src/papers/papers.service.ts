import type { SignedKind } from '@cleaning/contracts';
import type { PaperFact, PaperLogo } from '@cleaning/service-kit/paper';
import { Injectable } from '@nestjs/common';
import { SitePictures } from '../site-pictures/site-pictures.service.js';
import { type CurrentPaper, PaperTexts } from './paper-texts.service.js';

interface CachedPdf {
  /** JSON of the paper and the logo's name. */
  readonly source: string;
  readonly pdf: Promise<Buffer>;
}

/** Writes agreement and declaration as PDFs. */
@Injectable()
export class Papers {
  private readonly cache = new Map<SignedKind, CachedPdf>();

  constructor(
    private readonly texts: PaperTexts,
    private readonly pictures: SitePictures,
  ) {}

  /** For signing by hand. Cached while text, company and logo stay the same. */
  async read(kind: SignedKind): Promise<Buffer> {
    const [paper, logo] = await Promise.all([this.texts.readCurrent(kind), this.pictures.findLogo()]);
    const source = JSON.stringify([paper, logo?.name]);
    const cached = this.cache.get(kind);
    if (cached?.source === source) return cached.pdf;
    const pdf = this.write(paper);
    this.cache.set(kind, { source, pdf });
    pdf.catch(() => this.cache.delete(kind));
    return pdf;
  }

  async write({ kind, text, company }: CurrentPaper, signed?: readonly PaperFact[]): Promise<Buffer> {
    const logo = await this.findLogo(company.name);
    // Loaded on demand, because the PDF library takes 20 MB of memory.
    const { writePaper } = await import('./paper-pdf.js');
    return writePaper({ kind, text, company, logo }, signed);
  }

  private async findLogo(name: string): Promise<PaperLogo | undefined> {
    const logo = await this.pictures.findLogo();
    return logo ? { content: logo.png, width: logo.width, height: logo.height, name } : undefined;
  }
}
