import type { SignedKind } from '@cleaning/contracts';
import type { PaperFact, PaperLogo } from '@cleaning/service-kit/paper';
import { Injectable } from '@nestjs/common';
import { SitePictures } from '../site-pictures/site-pictures.service.js';
import { type CurrentPaper, PaperTexts } from './paper-texts.service.js';

interface Made {
  /** What it was made from. */
  readonly of: string;
  readonly pdf: Promise<Buffer>;
}

/** Writes agreement and declaration as PDFs. */
@Injectable()
export class Papers {
  private readonly made = new Map<SignedKind, Made>();

  constructor(
    private readonly texts: PaperTexts,
    private readonly pictures: SitePictures,
  ) {}

  /** To sign by hand. Made once for as long as text, company and logo stay the same. */
  async read(kind: SignedKind): Promise<Buffer> {
    const [paper, logo] = await Promise.all([this.texts.current(kind), this.pictures.findLogo()]);
    const of = JSON.stringify([paper, logo?.name]);
    const known = this.made.get(kind);
    if (known?.of === of) return known.pdf;
    const pdf = this.write(paper);
    this.made.set(kind, { of, pdf });
    pdf.catch(() => this.made.delete(kind));
    return pdf;
  }

  async write({ kind, text, company }: CurrentPaper, signed?: readonly PaperFact[]): Promise<Buffer> {
    const logo = await this.findLogo(company.name);
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const { writePaper } = await import('./paper-pdf.js');
    return writePaper({ kind, text, company, logo }, signed);
  }

  private async findLogo(name: string): Promise<PaperLogo | undefined> {
    const logo = await this.pictures.findLogo();
    return logo ? { content: logo.png, width: logo.width, height: logo.height, name } : undefined;
  }
}
