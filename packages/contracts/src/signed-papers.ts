import { z } from 'zod';
import { defineCall, SUB_CONTRACTORS } from './call.js';
import { answeredId, done, id, jsonText, line, madeId, paragraph, printedLine } from './fields.js';

/** Papers that people sign for their registration, by the names of their downloads. */
export const registrationPaperName = z.enum(['sub-contractor-agreement', 'sub-contractor-declaration']);
export type RegistrationPaperName = z.infer<typeof registrationPaperName>;

/** The documents that can be signed on screen instead of an upload. */
export const SIGNED_KINDS = ['agreement_img', 'declaration_img'] as const;
export const signedKind = z.enum(SIGNED_KINDS);
export type SignedKind = z.infer<typeof signedKind>;

export const PAPER_NAMES: Readonly<Record<SignedKind, RegistrationPaperName>> = {
  agreement_img: 'sub-contractor-agreement',
  declaration_img: 'sub-contractor-declaration',
};
export const PAPER_TITLES: Readonly<Record<SignedKind, string>> = {
  agreement_img: 'Sub-Contractor Agreement',
  declaration_img: 'Sub-Contractor Declaration',
};

/** A line that begins with it is a heading. */
export const PAPER_HEADING = '# ';

const PAPER_TEXT_LENGTH = 30_000;
const SHA256 = /^[0-9a-f]{64}$/;

/** A part of a paper: paragraphs below a heading; the first part may have none. */
export interface PaperPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The parts of a text: paragraphs are parted by empty lines. */
export function splitPaperText(text: string): PaperPart[] {
  const parts: { heading: string; paragraphs: string[] }[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.trim();
    if (lines === '') continue;
    if (!lines.startsWith(PAPER_HEADING)) {
      const last = parts.at(-1);
      if (last) last.paragraphs.push(lines);
      else parts.push({ heading: '', paragraphs: [lines] });
      continue;
    }
    const [heading = '', ...rest] = lines.slice(PAPER_HEADING.length).split('\n');
    const below = rest.join('\n').trim();
    parts.push({ heading: heading.trim(), paragraphs: below === '' ? [] : [below] });
  }
  return parts;
}

/**
 * What a person read and the name they typed as agreement. Both identify the text: a change of the company's details
 * changes it too.
 */
export const paperSignature = z.object({
  /** The full name, as the person typed it. */
  name: printedLine(120),
  agreed: z.literal('yes'),
  version: z.coerce.number().int().min(0),
  /** SHA-256 of the text in UTF-8, in hexadecimal digits. */
  sha256: z.string().regex(SHA256),
});
export type PaperSignature = z.output<typeof paperSignature>;

/** In a form with files, instead of the file. */
export const signatureFields = {
  agreement_signature: jsonText(paperSignature).optional(),
  declaration_signature: jsonText(paperSignature).optional(),
};
export const SIGNATURE_FIELDS = {
  agreement_img: 'agreement_signature',
  declaration_img: 'declaration_signature',
} as const satisfies Record<SignedKind, keyof typeof signatureFields>;

/** A stored signature. The instant is ISO 8601. */
export const storedSignature = z.object({
  name: z.string(),
  signed_at: z.string(),
  text_version: z.number().int(),
  text_sha256: z.string(),
  /** Origin address; for IPv6 the network. */
  address: z.string(),
});
export type StoredSignature = z.infer<typeof storedSignature>;

export const getRegistrationPaper = defineCall({
  method: 'GET',
  path: '/api/registration-papers/:paper.pdf',
  service: 'media',
  access: 'public',
  summary:
    'Downloads the agreement or declaration as PDF with the saved company details, to sign and send with a registration.',
  params: z.object({ paper: registrationPaperName }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const readPaperTexts = defineCall({
  method: 'GET',
  path: '/api/registration-papers',
  service: 'media',
  access: 'public',
  summary:
    'Returns the agreement and the declaration to sign on screen, with version and SHA-256. Version 0 is the text the product comes with.',
  answer: z.array(
    z.object({ kind: signedKind, title: z.string(), version: z.number().int(), sha256: z.string(), text: z.string() }),
  ),
});
export type ShownPaper = z.infer<(typeof readPaperTexts)['answer']>[number];

export const signPaper = defineCall({
  method: 'POST',
  path: '/api/sign-document',
  service: 'media',
  access: SUB_CONTRACTORS,
  changes: ['account'],
  summary:
    'Signs the agreement or the declaration on screen. The signed paper is kept as a PDF, as a new version of that document. Idempotent by `key`. 409 `paper_text_changed` if version or SHA-256 are not those of the current text.',
  body: paperSignature.extend({ user_id: id, kind: signedKind, key: madeId }),
  answer: z.object({ version_id: answeredId, signature: storedSignature }),
});

export const signStagedPaper = defineCall({
  method: 'POST',
  path: '/internal/registrations/:registration_id/sign/:kind',
  service: 'media',
  access: ['service'],
  callers: ['auth'],
  summary: 'Signs a paper of a registration that isn’t complete yet. 409 `paper_text_changed` as for `signPaper`.',
  params: z.object({ registration_id: id, kind: signedKind }),
  body: paperSignature.extend({
    /** Origin address of the registration. */
    address: line(64),
  }),
  answer: z.object({ document_id: answeredId }),
});

const storedText = z.object({
  version: z.number().int(),
  text: z.string(),
  saved_at: z.string(),
  saved_by: z.string(),
});

export const getPaperTexts = defineCall({
  method: 'GET',
  path: '/api/admin/paper-texts',
  service: 'media',
  access: ['admin'],
  shows: ['company'],
  summary:
    'Returns the texts of the agreement and the declaration with their placeholders, and the last 20 saved versions of each, newest first. Version 0 is the text the product comes with.',
  answer: z.array(
    z.object({
      kind: signedKind,
      version: z.number().int(),
      text: z.string(),
      versions: z.array(storedText),
    }),
  ),
});
export type StoredPaper = z.infer<(typeof getPaperTexts)['answer']>[number];

export const savePaperText = defineCall({
  method: 'POST',
  path: '/api/admin/paper-texts',
  service: 'media',
  access: ['admin'],
  changes: ['company'],
  summary:
    'Saves the text of the agreement or the declaration as a new version. Signed papers keep their text. 409 if someone else has saved it since.',
  body: z.object({ kind: signedKind, version: z.number().int().min(0), text: paragraph(PAPER_TEXT_LENGTH) }),
  answer: done,
});
