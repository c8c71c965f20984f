import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  LOGO_ID,
  type listSitePictureVersions,
  type publishSitePicture,
  type ShownSitePicture,
  SITE_PICTURE_PLACES,
  type SitePicture,
  type SitePicturePlace,
  type SitePlaceState,
  type saveSitePicture,
  type uploadSitePicture,
} from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  insertOnce,
  ReadsState,
  recordAudit,
  requireVersion,
  type States,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { Intake } from '../files/intake.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { PAGES } from './pages-queue.js';
import { SitePictureFile, SitePictureRow, SitePictureVersion } from './site-picture.entity.js';
import { getSiteObjectKey, getSitePicturePath, SitePictureFiles } from './site-picture-files.service.js';

const SHOWN_VERSIONS = 50;
const PLACES = Object.keys(SITE_PICTURE_PLACES) as SitePicturePlace[];

type Files = ReadonlyMap<string, SitePictureFile>;

function toShownPicture(files: Files, file: string | null, alt: string): ShownSitePicture | null {
  const found = file ? files.get(file) : undefined;
  const small = found?.sources[0];
  return found && small
    ? { file: found.id, alt, width: found.width, height: found.height, path: getSitePicturePath(small.name) }
    : null;
}

function toState(place: SitePicturePlace, row: SitePictureRow | null | undefined, files: Files): SitePlaceState {
  const { version = 0, draftFile = null, draftAlt = '', publishedFile = null, publishedAlt = '' } = row ?? {};
  return {
    place,
    version,
    has_draft: draftFile !== publishedFile || draftAlt !== publishedAlt,
    draft: toShownPicture(files, draftFile, draftAlt),
    published: toShownPicture(files, publishedFile, publishedAlt),
  };
}

/** A picture as public pages show it. */
function toPicture({ width, height, sources }: SitePictureFile, alt: string): SitePicture {
  const byLabel = new Map(sources.map((source) => [source.label, source]));
  const share = byLabel.get('share');
  const logo = byLabel.get('logo');
  if (logo) {
    const icons = sources
      .filter((source) => source !== logo)
      .map(({ label, name }) => [label, getSitePicturePath(name)]);
    const size = { width: logo.width, height: logo.height };
    return { alt, ...size, path: getSitePicturePath(logo.name), sources: [], icons: Object.fromEntries(icons) };
  }
  const fallback = sources.findLast((source) => source.type === 'image/jpeg' && source !== share);
  return {
    alt,
    width: fallback?.width ?? width,
    height: fallback?.height ?? height,
    path: fallback ? getSitePicturePath(fallback.name) : '',
    sources: sources
      .filter(({ type }) => type === 'image/webp')
      .map((source) => ({
        width: source.width,
        height: source.height,
        type: source.type,
        path: getSitePicturePath(source.name),
      })),
    ...(share && { share: getSitePicturePath(share.name) }),
  };
}

/** The office's pictures on the public pages: drafts, which only admins see, and published ones. */
@Injectable()
export class SitePictures {
  constructor(
    private readonly transactions: Transactions,
    private readonly intake: Intake,
    private readonly making: SitePictureFiles,
    private readonly pendingDeletions: PendingDeletions,
    @InjectRepository(SitePictureRow) private readonly rows: Repository<SitePictureRow>,
    @InjectRepository(SitePictureFile) private readonly files: Repository<SitePictureFile>,
    @InjectRepository(SitePictureVersion) private readonly versions: Repository<SitePictureVersion>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async list(): Promise<SitePlaceState[]> {
    const rows = new Map((await this.rows.find()).map((row) => [row.place, row]));
    const files = await this.findFiles(
      [...rows.values()].flatMap(({ draftFile, publishedFile }) => [draftFile, publishedFile]),
    );
    return PLACES.map((place) => toState(place, rows.get(place), files));
  }

  /** By place, for pages. */
  async readPictures(stage: 'draft' | 'published'): Promise<Record<string, SitePicture>> {
    const rows = await this.rows.find({ order: { place: 'ASC' } });
    const chosen = rows.map((row) => ({
      place: row.place,
      file: stage === 'draft' ? row.draftFile : row.publishedFile,
      alt: stage === 'draft' ? row.draftAlt : row.publishedAlt,
    }));
    const files = await this.findFiles(chosen.map(({ file }) => file));
    return Object.fromEntries(
      chosen.flatMap(({ place, file, alt }) => {
        const found = file ? files.get(file) : undefined;
        return found ? [[place, toPicture(found, alt)]] : [];
      }),
    );
  }

  /** Stores an uploaded picture as the draft. Throws 415, and 409 if the place has changed since it was read. */
  async upload({ place, alt, version }: CallBody<typeof uploadSitePicture>, sent: StoredFile): Promise<SitePlaceState> {
    try {
      return await this.making.makeFiles(place, sent, (file, keys) =>
        this.change(place, version, async ({ manager }, row) => {
          await manager.insert(SitePictureFile, file);
          await this.pendingDeletions.takeOver(manager, keys);
          return { ...row, draftFile: file.id, draftAlt: alt };
        }),
      );
    } finally {
      await this.intake.discard(sent);
    }
  }

  /** Throws 400 for a picture that was not uploaded for this place, and 409. */
  save({ place, version, picture }: CallBody<typeof saveSitePicture>): Promise<SitePlaceState> {
    return this.change(place, version, async ({ manager }, row) => {
      if (!picture) return { ...row, draftFile: null, draftAlt: '' };
      const { file: id, alt } = picture;
      if (!(await manager.existsBy(SitePictureFile, { id, place })))
        throw new InvalidInput([buildFieldProblem('picture.file', 'no_picture_of_place')]);
      return { ...row, draftFile: id, draftAlt: alt };
    });
  }

  publish(admin: Caller, { place, version }: CallBody<typeof publishSitePicture>): Promise<SitePlaceState> {
    return this.change(place, version, async (tx, row) => {
      const next = { ...row, publishedFile: row.draftFile, publishedAlt: row.draftAlt };
      if (isSame(row, next)) return row;
      await tx.manager.insert(SitePictureVersion, {
        place,
        version: version + 1,
        file: next.publishedFile,
        alt: next.publishedAlt,
        publishedBy: admin.name,
        publishedAt: new Date(),
      });
      await recordAudit(tx, {
        actor: admin,
        action: 'site-picture.published',
        subject: { kind: 'site', id: '', name: place },
        details: { picture: next.publishedAlt === '' ? 'the illustration' : next.publishedAlt },
      });
      tx.notifyQueue(PAGES);
      if (place === 'logo') tx.recordChange('logo', LOGO_ID);
      return next;
    });
  }

  /** For mails and papers. */
  @ReadsState('logo')
  async findStates(ids: readonly string[]): Promise<States<'logo'>> {
    const logo = await this.findLogo();
    if (!logo) return new Map();
    const { name, width, height, png } = logo;
    return new Map(
      ids.map((id) => [id, { path: getSitePicturePath(name), width, height, png: png.toString('base64') }]),
    );
  }

  /** Null if there is none. */
  async findLogo(): Promise<{ name: string; width: number; height: number; png: Buffer } | null> {
    const row = await this.rows.findOneBy({ place: 'logo' });
    if (!row?.publishedFile) return null;
    const select = { id: true, sources: true, bytes: true } as const;
    const file = await this.files.findOneOrFail({ where: { id: row.publishedFile }, select });
    const logo = file.sources.find(({ label }) => label === 'logo');
    if (!logo || !file.bytes) return null;
    const { width, height, name } = logo;
    return { name, width, height, png: file.bytes };
  }

  async listVersions(place: SitePicturePlace): Promise<CallAnswer<typeof listSitePictureVersions>> {
    const rows = await this.versions.find({ where: { place }, order: { version: 'DESC' }, take: SHOWN_VERSIONS });
    const files = await this.findFiles(rows.map(({ file }) => file));
    return rows.map(({ version, file, alt, publishedBy, publishedAt }) => ({
      version,
      by: publishedBy,
      at: publishedAt.toISOString(),
      picture: toShownPicture(files, file, alt),
    }));
  }

  /** An unchanged place keeps its version. Deletes the files of a replaced draft that was never published. */
  private async change(
    place: SitePicturePlace,
    version: number,
    edit: (tx: Transaction, row: SitePictureRow) => Promise<SitePictureRow>,
  ): Promise<SitePlaceState> {
    const { state, removed } = await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const row = await lockRow(manager, place, version);
      const changed = await edit(tx, row);
      const next = isSame(row, changed) ? row : { ...changed, version: version + 1 };
      if (next !== row) {
        await manager.save(SitePictureRow, next);
      }
      const keys =
        row.draftFile && row.draftFile !== next.draftFile ? await this.dropUnused(manager, row.draftFile) : [];
      const files = await this.findFiles([next.draftFile, next.publishedFile], manager);
      return { state: toState(place, next, files), removed: keys };
    });
    await this.pendingDeletions.removeNow(removed);
    return state;
  }

  private async dropUnused(manager: EntityManager, id: string): Promise<string[]> {
    const isKept =
      (await manager.existsBy(SitePictureRow, { publishedFile: id })) ||
      (await manager.existsBy(SitePictureVersion, { file: id }));
    if (isKept) return [];
    const file = await manager.findOneByOrFail(SitePictureFile, { id });
    const keys = file.sources.map(({ name }) => getSiteObjectKey(name));
    await manager.delete(SitePictureFile, { id });
    await this.pendingDeletions.markForDeletion(manager, keys);
    return keys;
  }

  private async findFiles(ids: readonly (string | null)[], manager = this.manager): Promise<Files> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const found = await manager.findBy(SitePictureFile, { id: In(wanted) });
    return new Map(found.map((file) => [file.id, file]));
  }
}

const isSame = (one: SitePictureRow, other: SitePictureRow): boolean =>
  one.draftFile === other.draftFile &&
  one.draftAlt === other.draftAlt &&
  one.publishedFile === other.publishedFile &&
  one.publishedAlt === other.publishedAlt;

/** Throws 409 if the place has another version. */
async function lockRow(manager: EntityManager, place: SitePicturePlace, version: number): Promise<SitePictureRow> {
  const empty = { place, version: 0, draftFile: null, draftAlt: '', publishedFile: null, publishedAlt: '' };
  // The first insert locks the row; a concurrent one waits for it.
  await insertOnce(manager, SitePictureRow, empty);
  const row = await manager.findOneOrFail(SitePictureRow, { where: { place }, lock: { mode: 'pessimistic_write' } });
  requireVersion(row.version, version, 'site_picture_changed');
  return row;
}
