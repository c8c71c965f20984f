import { Paper, type PaperLogo, QUIET } from '@cleaning/service-kit/paper';
import { agreement } from './agreement.js';
import { declaration } from './declaration.js';
import type { NamedCompany } from './registration-paper.js';

export const REGISTRATION_PAPERS = {
  'sub-contractor-agreement': agreement,
  'sub-contractor-declaration': declaration,
} as const;

const SMALL = { size: 9, colour: QUIET } as const;
/** Room for a signature above its line. */
const SIGNATURE = 26;
/** What nobody has entered yet is written by hand. */
const BLANK = '________________';

/** A paper of the registration, in the company's name. */
export function registrationPaperPdf(
  paper: keyof typeof REGISTRATION_PAPERS,
  company: NamedCompany,
  logo?: PaperLogo,
): Promise<Buffer> {
  const { name, abn, address, telephone, email, colour } = company;
  const named = { ...company, abn: abn || BLANK, telephone: telephone || BLANK };
  const { title, intro, sections, signatures } = REGISTRATION_PAPERS[paper](named);
  const page = new Paper({ title, author: name, colour, logo });
  page.text(name, { weight: 'bold', size: 12, colour: page.colour });
  page.text([abn && `ABN ${abn}`, address, telephone, email].filter(Boolean).join('   '), SMALL);
  page.space(14);
  page.heading(title);
  page.text(intro);
  for (const [index, { heading, paragraphs }] of sections.entries()) {
    page.space(10);
    const [first = '', ...rest] = paragraphs;
    // A heading does not stand alone at the foot of a page.
    page.together(() => {
      page.heading(`${index + 1}. ${heading}`, { level: 2 });
      page.text(first);
    });
    for (const paragraph of rest) {
      page.space(4);
      page.text(paragraph);
    }
  }
  page.together(() => {
    for (let first = 0; first < signatures.length; first += 2)
      page.beside(
        ...signatures.slice(first, first + 2).map((label) => () => {
          page.space(SIGNATURE);
          page.rule();
          page.text(label, SMALL);
        }),
      );
  });
  return page.end();
}
