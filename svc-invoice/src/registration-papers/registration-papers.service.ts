import { abnText, type RegistrationPaperName } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Company } from '../company/company.service.js';
import { Logos } from '../logo/logos.service.js';
import type { NamedCompany } from './registration-paper.js';

interface Made {
  /** The company for which it was made. */
  readonly of: string;
  readonly pdf: Promise<Buffer>;
}

/** Agreement and declaration, which people download before they register. Made once for as long as the company stays the same. */
@Injectable()
export class RegistrationPapers {
  private readonly made = new Map<RegistrationPaperName, Made>();

  constructor(
    private readonly company: Company,
    private readonly logos: Logos,
  ) {}

  async read(paper: RegistrationPaperName): Promise<Buffer> {
    const named = await this.findNamedCompany();
    const sha256 = await this.logos.current();
    const of = JSON.stringify([named, sha256]);
    const known = this.made.get(paper);
    if (known?.of === of) return known.pdf;
    const logo = await this.logos.of({ name: named.name, ...(sha256 && { logo: sha256 }) });
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const pdf = import('./registration-paper-pdf.js').then(({ registrationPaperPdf }) =>
      registrationPaperPdf(paper, named, logo),
    );
    this.made.set(paper, { of, pdf });
    pdf.catch(() => this.made.delete(paper));
    return pdf;
  }

  private async findNamedCompany(): Promise<NamedCompany> {
    const { company } = await this.company.current();
    const { legal_name, abn, street, place, city, state, postal_code, telephone, email, colour } = company;
    const address = [street, `${place || city} ${state} ${postal_code}`].filter(Boolean).join(', ').trim();
    return { name: legal_name, abn: abnText(abn), address, telephone, email, colour };
  }
}
