import { IntervalRuns } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AdjustmentFiles } from './adjustment-files/adjustment-files.service.js';
import { ExportMaking } from './company-export/export-making.service.js';
import { ExportQueue } from './company-export/export-queue.processor.js';
import { ComplianceJobs } from './compliance/compliance-jobs.service.js';
import { Documents } from './documents/documents.service.js';
import { Staging } from './documents/staging.service.js';
import { DocumentEncryption } from './encryption/document-encryption.service.js';
import { EnquiryPhotos } from './enquiry-photos/enquiry-photos.service.js';
import { ImageQueue } from './gallery/image-queue.processor.js';
import { PendingDeletions } from './objects/pending-deletions.service.js';
import { WorkPhotos } from './work-photos/work-photos.service.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The interval jobs of this service. */
@Injectable()
export class IntervalJobs {
  constructor(
    private readonly runs: IntervalRuns,
    private readonly documents: Documents,
    private readonly staging: Staging,
    private readonly images: ImageQueue,
    private readonly pendingDeletions: PendingDeletions,
    private readonly encryption: DocumentEncryption,
    private readonly enquiryPhotos: EnquiryPhotos,
    private readonly adjustmentFiles: AdjustmentFiles,
    private readonly compliance: ComplianceJobs,
    private readonly workPhotos: WorkPhotos,
    private readonly exports: ExportMaking,
    private readonly exportQueue: ExportQueue,
  ) {}

  @Interval(10 * SECOND_MS)
  removeDocuments(): Promise<void> {
    return this.runs.run('documents of removed people', () => this.documents.removeOfRemovedPeople());
  }

  @Interval(30 * SECOND_MS)
  queueImages(): Promise<void> {
    return this.runs.run('images whose job was lost', () => this.images.sweep());
  }

  @Interval(30 * SECOND_MS)
  queueExports(): Promise<void> {
    return this.runs.run('exports that nobody works on', () => this.exportQueue.sweep());
  }

  @Interval(HOUR_MS)
  deleteExports(): Promise<void> {
    return this.runs.run('exports whose time is over', () => this.exports.deleteOld());
  }

  @Interval(30 * SECOND_MS)
  deleteObjects(): Promise<void> {
    return this.runs.run('objects without owner', () => this.pendingDeletions.sweep());
  }

  @Interval(MINUTE_MS)
  encryptDocuments(): Promise<void> {
    return this.runs.run('documents that are not encrypted', () => this.encryption.encryptPlain());
  }

  @Interval(MINUTE_MS)
  notifyExpiring(): Promise<void> {
    return this.runs.run('documents that end', () => this.compliance.notifyExpiring());
  }

  @Interval(MINUTE_MS)
  notifyChecks(): Promise<void> {
    return this.runs.run('documents to check again', () => this.compliance.notifyChecks());
  }

  @Interval(HOUR_MS)
  deletePoliceFiles(): Promise<void> {
    return this.runs.run('files of police checks', () => this.compliance.deletePoliceFiles());
  }

  @Interval(HOUR_MS)
  deleteStaged(): Promise<void> {
    return this.runs.run('abandoned registrations', () => this.staging.sweep());
  }

  @Interval(HOUR_MS)
  deleteEnquiryPhotos(): Promise<void> {
    return this.runs.run('photos without an enquiry', () => this.enquiryPhotos.sweep());
  }

  @Interval(HOUR_MS)
  deleteAdjustmentFiles(): Promise<void> {
    return this.runs.run('files without an adjustment', () => this.adjustmentFiles.sweep());
  }

  @Interval(HOUR_MS)
  deleteWorkPhotos(): Promise<void> {
    return this.runs.run('photos of work whose time is over', () => this.workPhotos.sweep());
  }
}
