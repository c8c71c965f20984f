import { buffer } from 'node:stream/consumers';
import { type CallAnswer, getJobPhotos, type JobPhoto } from '@cleaning/contracts';
import {
  type Caller,
  Peers,
  recordAudit,
  refuse,
  requireAnswer,
  Transactions,
  toFileName,
  UniquePaths,
  type ZipEntry,
} from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UnreadableObjectError } from '../encryption/age.js';
import { DocumentObjects, type StoredDocument } from '../encryption/document-objects.service.js';
import { SiteFile } from '../site-files/site-file.entity.js';
import { findJobPhotos } from '../work-photos/work-photos.queries.js';

const FOLDERS: Readonly<Record<JobPhoto['kind'], string>> = {
  visit: 'Visits',
  inspection: 'Inspections',
  incident: 'Incidents',
  complaint: 'Complaints',
  feedback: 'Client feedback',
  supply: 'Supply requests',
};
const DOCUMENTS = 'Site documents';
const ENDINGS = { picture: '.jpg', sheet: '.pdf' } as const;
const NOTES = 'Not included';

interface JobFile extends StoredDocument {
  /** Its path in the ZIP. */
  readonly path: string;
  readonly createdAt: Date;
}

/** Number of photos missing from the ZIP, by reason. */
interface Lacking {
  waiting: number;
  deleted: number;
  unreadable: number;
}

const countPhotos = (count: number, verb: readonly [one: string, many: string]): string =>
  count === 1 ? `1 photo ${verb[0]}` : `${count} photos ${verb[1]}`;

/** With a byte order mark and CRLF, for Notepad. */
function writeNotes({ waiting, deleted, unreadable }: Lacking): string {
  const lines = [
    waiting > 0 && `${countPhotos(waiting, ['hasn’t', 'haven’t'])} arrived from the phone yet.`,
    deleted > 0 && `${countPhotos(deleted, ['was', 'were'])} deleted because we only keep photos for a limited time.`,
    unreadable > 0 &&
      `${unreadable === 1 ? '1 file is' : `${unreadable} files are`} missing or damaged in our file store.`,
  ];
  return `\uFEFF${lines.filter(Boolean).join('\r\n')}\r\n`;
}

/** All photos and documents of a job as one ZIP. */
@Injectable()
export class JobFiles {
  private readonly logger = new Logger(JobFiles.name);

  constructor(
    @InjectRepository(SiteFile) private readonly siteFiles: Repository<SiteFile>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly objects: DocumentObjects,
    private readonly peers: Peers,
  ) {}

  /** Throws 404 for an unknown job and one without files, and PeerAwayError if svc-jobs doesn't respond. */
  async open(admin: Caller, jobId: string): Promise<{ fileName: string; entries: AsyncGenerator<ZipEntry> }> {
    const { job_name: name, photos } = await this.readPhotos(jobId);
    const paths = new UniquePaths();
    const documents = await this.listDocuments(jobId, paths);
    const { files, lacking } = await this.listPhotos(jobId, photos, paths);
    if (documents.length + files.length === 0) throw refuse('no_job_files');
    await this.transactions.runWithoutWaiting((tx) =>
      recordAudit(tx, {
        actor: admin,
        action: 'job.files-downloaded',
        subject: { kind: 'job', id: jobId, name },
        details: { photos: String(files.length), documents: String(documents.length) },
      }),
    );
    const title = toFileName(name.normalize('NFD').replace(/[^\x20-\x7E]/g, ''), 'Job');
    return {
      fileName: `${title} photos and documents.zip`,
      entries: this.read([...documents, ...files], lacking, paths),
    };
  }

  private async readPhotos(jobId: string): Promise<CallAnswer<typeof getJobPhotos>> {
    const answer = await this.peers.call('jobs', 'GET', getJobPhotos.path.replace(':job_id', jobId));
    if (answer.status === 404) throw refuse('no_such_job');
    requireAnswer('jobs', answer);
    return getJobPhotos.answer.parse(JSON.parse(answer.body));
  }

  private async listDocuments(jobId: string, paths: UniquePaths): Promise<JobFile[]> {
    const found = await this.siteFiles.find({ where: { jobId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return found.map((file) => {
      const named = toFileName(file.name.replace(/\.(?:pdf|jpe?g|png)$/i, ''), 'Document');
      return { ...file, path: paths.make([DOCUMENTS], named, ENDINGS[file.kind]) };
    });
  }

  private async listPhotos(
    jobId: string,
    photos: readonly JobPhoto[],
    paths: UniquePaths,
  ): Promise<{ files: JobFile[]; lacking: Lacking }> {
    const stored = new Map((await findJobPhotos(this.manager, jobId)).map((photo) => [photo.id, photo]));
    const lacking: Lacking = { waiting: 0, deleted: 0, unreadable: 0 };
    const files: JobFile[] = [];
    // A photo in two reports belongs to the first.
    const first = new Map(photos.toReversed().map((photo) => [photo.id, photo]));
    for (const { id, kind, group, label } of photos.filter((photo) => first.get(photo.id) === photo)) {
      const photo = stored.get(id);
      if (photo?.objectKey && photo.createdAt) {
        const path = paths.make([FOLDERS[kind], toFileName(group, FOLDERS[kind])], toFileName(label, 'Photo'), '.jpg');
        files.push({ ...photo, objectKey: photo.objectKey, createdAt: photo.createdAt, path });
      } else lacking[photo?.deleted ? 'deleted' : 'waiting'] += 1;
    }
    return { files, lacking };
  }

  /** One file of at most 10 MB in memory at a time; a damaged one is left out instead of ending the ZIP. */
  private async *read(files: readonly JobFile[], lacking: Lacking, paths: UniquePaths): AsyncGenerator<ZipEntry> {
    for (const file of files) {
      const content = await this.readFile(file);
      if (content) yield { name: file.path, content, changedAt: file.createdAt };
      else lacking.unreadable += 1;
    }
    if (Object.values(lacking).some((count) => count > 0))
      yield { name: paths.make([], NOTES, '.txt'), content: Buffer.from(writeNotes(lacking)), isText: true };
  }

  /** Null when it is gone or damaged. Throws ObjectsAway. */
  private async readFile(file: JobFile): Promise<Buffer | null> {
    try {
      const stream = await this.objects.open(file);
      return stream && (await buffer(stream));
    } catch (error) {
      if (!(error instanceof UnreadableObjectError)) throw error;
      this.logger.warn({ msg: 'A file of a job cannot be read', object: file.objectKey, error: error.message });
      return null;
    }
  }
}
