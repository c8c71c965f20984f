import { PAPER_TITLES, type SignedKind, splitPaperText } from '@cleaning/contracts';
import { MUTED, Paper, type PaperFact, type PaperLogo } from '@cleaning/service-kit/paper';

/** Texts are empty until the company has entered them. */
export interface PaperCompanyDetails {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
  readonly telephone: string;
  readonly email: string;
  readonly colour: string;
}

export interface PaperContent {
  readonly kind: SignedKind;
  /** Without placeholders. */
  readonly text: string;
  readonly company: PaperCompanyDetails;
  readonly logo?: PaperLogo | undefined;
}

const SMALL = { size: 9, colour: MUTED } as const;
/** Space for a signature above its line, in points. */
const SIGNATURE = 26;

/** Labels below the lines for handwriting, two in a row. */
const getSignatureLines = (kind: SignedKind, company: string): readonly string[] =>
  kind === 'agreement_img'
    ? [
        'Name of the Sub-Contractor',
        'Australian Business Number',
        'Signature of the Sub-Contractor',
        'Date',
        `For ${company}`,
        'Date',
      ]
    : ['Full name', 'Date of birth', 'Signature', 'Date'];

/** @param signed facts of the on-screen signature; without it, the paper has lines to sign by hand */
export function writePaper(
  { kind, text, company, logo }: PaperContent,
  signed?: readonly PaperFact[],
): Promise<Buffer> {
  const { name, abn, address, telephone, email, colour } = company;
  const title = PAPER_TITLES[kind];
  const page = new Paper({ title, author: name, colour, logo });
  page.writeText(name, { weight: 'bold', size: 12, colour: page.colour });
  page.writeText([abn && `ABN ${abn}`, address, telephone, email].filter(Boolean).join('   '), SMALL);
  page.addSpace(14);
  page.writeHeading(title);
  const parts = splitPaperText(text);
  const numbered = parts.filter(({ heading }) => heading !== '');
  for (const part of parts) {
    const { heading, paragraphs } = part;
    page.addSpace(10);
    const [first = '', ...rest] = paragraphs;
    // Keeps a heading with its first paragraph.
    page.keepTogether(() => {
      if (heading !== '') page.writeHeading(`${numbered.indexOf(part) + 1}. ${heading}`, { level: 2 });
      page.writeText(first);
    });
    for (const paragraph of rest) {
      page.addSpace(4);
      page.writeText(paragraph);
    }
  }
  page.keepTogether(() => {
    page.addSpace(14);
    if (signed) {
      page.writeHeading('Signed on screen', { level: 2 });
      page.writeFacts(signed);
      return;
    }
    const lines = getSignatureLines(kind, name);
    for (let first = 0; first < lines.length; first += 2)
      page.writeBeside(
        ...lines.slice(first, first + 2).map((label) => () => {
          page.addSpace(SIGNATURE);
          page.drawRule();
          page.writeText(label, SMALL);
        }),
      );
  });
  return page.end();
}
