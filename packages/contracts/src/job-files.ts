import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, id } from './fields.js';
import { workPhotoKind } from './work-photos.js';

/** A photo in something at a job. Leaves out photos of messages, which may show a key or a code. */
export const jobPhoto = z.object({
  id: answeredId,
  kind: workPhotoKind.exclude(['message']),
  /** The visit, inspection or report, with its day: "2026-11-16 Ana Silva", "Incident 12, 2026-11-16". */
  group: z.string(),
  /** Description: "Before", "Kitchen, Bins emptied". */
  label: z.string(),
});
export type JobPhoto = z.infer<typeof jobPhoto>;

export const getJobPhotos = defineCall({
  method: 'GET',
  path: '/internal/job-photos/:job_id',
  service: 'jobs',
  access: ['service'],
  callers: ['media'],
  summary:
    'Lists the photos that visits, inspections, incidents, complaints, feedback and supply requests of a job name, by kind and day. 404 if the job doesn’t exist.',
  params: z.object({ job_id: id }),
  answer: z.object({ job_name: z.string(), photos: z.array(jobPhoto) }),
});

export const downloadJobFiles = defineCall({
  method: 'GET',
  path: '/api/admin/job-files/:job_id',
  service: 'media',
  access: ['admin'],
  summary:
    'Downloads a job’s photos and site documents as one ZIP, in a folder for each kind and visit. Audited. 404 if the job has none.',
  params: z.object({ job_id: id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
