import { abnText, type RegistrationPaperName } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Company } from '../company/company.service.js';
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

  constructor(private readonly company: Company) {}

  async read(paper: RegistrationPaperName): Promise<Buffer> {
    const named = await this.namedCompany();
    const of = JSON.stringify(named);
    const known = this.made.get(paper);
    if (known?.of === of) return known.pdf;
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const pdf = import('./registration-paper-pdf.js').then(({ registrationPaperPdf }) =>
      registrationPaperPdf(paper, named),
    );
    this.made.set(paper, { of, pdf });
    pdf.catch(() => this.made.delete(paper));
    return pdf;
  }

  private async namedCompany(): Promise<NamedCompany> {
    const { company } = await this.company.current();
    const { legal_name, abn, street, place, city, state, postal_code, telephone, email, colour } = company;
    const address = [street, `${place || city} ${state} ${postal_code}`].filter(Boolean).join(', ').trim();
    return { name: legal_name, abn: abnText(abn), address, telephone, email, colour };
  }
}
