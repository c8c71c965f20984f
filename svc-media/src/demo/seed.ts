import { Readable } from 'node:stream';
import { DOCUMENT_KINDS, DOCUMENT_TYPES, type DocumentKind, GALLERY_TYPES } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, type DemoPerson } from '@cleaning/contracts/demo';
import { type DemoSeed, Transactions } from '@cleaning/service-kit';
import sharp from 'sharp';
import { BusinessDay } from '../documents/business-day.service.js';
import { findDocuments } from '../documents/documents.queries.js';
import { type ChosenDocuments, Documents } from '../documents/documents.service.js';
import { Intake } from '../files/intake.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { Gallery } from '../gallery/gallery.service.js';
import type { Look } from './drawing.js';
import { SCENES } from './scenes.js';
import { publishDemoTexts } from './site-texts.js';
import { SPECIMENS } from './specimens.js';
import { verifyDemoDocuments } from './verified-documents.js';

/** The newest registration lacks documents, so that pages have a 'No Document' to show. */
const MISSING_KINDS: readonly DocumentKind[] = ['children_check_img', 'declaration_img'];

async function storeDocuments(
  intake: Intake,
  person: DemoPerson,
  kinds: readonly DocumentKind[],
): Promise<ChosenDocuments> {
  const stored = kinds.map(async (kind) => {
    const source = Readable.from(await SPECIMENS[kind](person));
    return [
      kind,
      await intake.receive({ folder: 'documents', field: kind, source, accepted: DOCUMENT_TYPES }),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(stored));
}

const storePictures = (intake: Intake, field: string, drawings: readonly string[]): Promise<StoredFile[]> =>
  Promise.all(
    drawings.map(async (drawing) => {
      const source = Readable.from(await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer());
      return intake.receive({ folder: 'originals', field, source, accepted: GALLERY_TYPES });
    }),
  );

/** Documents of the demo people and the demo gallery, stored like uploads. */
export const seedDemo: DemoSeed = async ({ get, tell, dataSource }) => {
  const intake = get(Intake);
  const documents = get(Documents);
  const existing = await findDocuments(
    dataSource.manager,
    DEMO_CONTRACTORS.map(({ id }) => id),
  );
  const gallery = get(Gallery);
  const last = DEMO_CONTRACTORS.at(-1);
  // One person at a time: drawing and encrypting all files at once would block everything else.
  const [transactions, day] = [get(Transactions), get(BusinessDay)];
  for (const [position, person] of DEMO_CONTRACTORS.entries()) {
    const kinds = DOCUMENT_KINDS.filter((kind) => person !== last || !MISSING_KINDS.includes(kind));
    tell(`Drawing the documents of person ${position + 1} of ${DEMO_CONTRACTORS.length}`);
    // An interrupted run may have stored them already; all of a person's documents are stored in one transaction.
    if (!existing.has(person.id))
      await documents.replace(
        { id: person.id, sessionId: '', sessionVersion: 1 },
        await storeDocuments(intake, person, kinds),
      );
    // The newest one waits for the office.
    if (person !== last)
      await transactions.runWithoutWaiting((tx) =>
        verifyDemoDocuments(tx, person, position, { today: day.today(), now: day.now() }),
      );
  }
  await transactions.runWithoutWaiting((tx) => publishDemoTexts(tx, day.now()));
  const present = new Set((await gallery.list()).map(({ catergory }) => catergory));
  for (const [position, { catergory, draw }] of SCENES.entries()) {
    if (present.has(catergory)) continue;
    tell(`Painting the pictures of collection ${position + 1} of ${SCENES.length}`);
    const storeSide = (look: Look) => storePictures(intake, `${look}_imgs`, draw(look));
    const [before, after] = await Promise.all([storeSide('before'), storeSide('after')]);
    await gallery.create(DEMO_ADMIN, { catergory, before, after });
  }
  return undefined;
};
