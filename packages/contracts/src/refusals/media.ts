import { FIELD_PROBLEMS } from './field-problems.js';
import {
  conflict,
  forbidden,
  formatWait,
  notFound,
  tooLarge,
  tooMany,
  unavailable,
  unsupportedType,
} from './refusal.js';

/** A file of a form. `name` where the form sends many files in one field, otherwise empty. */
export interface NamedFile {
  readonly name: string;
}
const describeFile = ({ name }: NamedFile): string => (name === '' ? 'The file' : `“${name}”`);

const refuseFile = (problem: string) => unsupportedType((file: NamedFile) => `${describeFile(file)} ${problem}.`);

/** Refusals of a file's contents. Each is a problem of its field under the same code. */
export const contentRefusals = {
  file_damaged: refuseFile(FIELD_PROBLEMS.file_damaged),
  file_locked: refuseFile(FIELD_PROBLEMS.file_locked),
  file_without_pages: refuseFile(FIELD_PROBLEMS.file_without_pages),
  file_too_many_pages: unsupportedType(
    ({ max, name }: NamedFile & { max: number }) =>
      `${describeFile({ name })} ${FIELD_PROBLEMS.file_too_many_pages({ max })}.`,
  ),
  file_holds_more: refuseFile(FIELD_PROBLEMS.file_holds_more),
  file_script: refuseFile(FIELD_PROBLEMS.file_script),
  file_xfa: refuseFile(FIELD_PROBLEMS.file_xfa),
  file_attachment: refuseFile(FIELD_PROBLEMS.file_attachment),
  file_action: refuseFile(FIELD_PROBLEMS.file_action),
  file_media: refuseFile(FIELD_PROBLEMS.file_media),
  file_heic: refuseFile(FIELD_PROBLEMS.file_heic),
  file_heic_too_large: refuseFile(FIELD_PROBLEMS.file_heic_too_large),
  file_of_other_type: refuseFile(FIELD_PROBLEMS.file_of_other_type),
  picture_damaged: refuseFile(FIELD_PROBLEMS.picture_damaged),
  picture_unclear: refuseFile(FIELD_PROBLEMS.picture_unclear),
  picture_holds_more: refuseFile(FIELD_PROBLEMS.picture_holds_more),
  picture_too_large: refuseFile(FIELD_PROBLEMS.picture_too_large),
} as const;

const laterText = 'can’t be stored right now. Try again in a few minutes.';

/** Refusals of svc-media. */
export const mediaRefusals = {
  // Files
  file_empty: refuseFile('is empty. Choose it again'),
  file_web_page: refuseFile('is a web page. Print it to a PDF, or send a photo of it'),
  file_archive: refuseFile('is a Word, Excel or ZIP file. Print it to a PDF, or send a photo of it'),
  file_video: refuseFile('is a video. Send a photo'),
  /** `types`: endings of file names. */
  file_type: unsupportedType(
    ({ name, types }: NamedFile & { types: readonly string[] }) =>
      `${describeFile({ name })} must be one of these types: ${types.join(', ')}.`,
  ),
  file_too_large: tooLarge(
    ({ name, megabytes }: NamedFile & { megabytes: number }) =>
      `${describeFile({ name })} is larger than ${megabytes} MB.`,
  ),
  photo_unreadable: unsupportedType(`The photo ${FIELD_PROBLEMS.photo_unreadable}.`),
  site_picture_unreadable: unsupportedType(`The picture ${FIELD_PROBLEMS.site_picture_unreadable}.`),
  site_picture_too_small: unsupportedType(
    (limit: { min: number }) => `The picture ${FIELD_PROBLEMS.site_picture_too_small(limit)}.`,
  ),
  upload_slow: conflict('The upload took too long. Try again.'),
  files_away: unavailable(`Files ${laterText}`),
  files_closed: unavailable('Files can’t be opened right now. Try again in a few minutes.'),
  pictures_away: unavailable(`Pictures ${laterText}`),
  photos_away: unavailable(`Photos ${laterText}`),
  photo_away: unavailable(`The photo ${laterText}`),
  no_such_object: notFound('That file no longer exists.'),
  no_company_export: notFound('That download no longer exists. Prepare a new one.'),
  export_link_closed: forbidden('This link no longer opens the download. Reload the page.'),
  no_job_files: notFound('This job has no photos or documents.'),

  // Documents
  document_link_closed: forbidden('This link has expired. Reload the page.'),
  too_many_documents: tooMany('You’ve sent a lot of documents today. Send the rest tomorrow.'),
  documents_busy: tooMany((wait) => `Too many documents are being sent right now. Try again in ${formatWait(wait)}.`),
  paper_text_changed: conflict('The text has changed since you opened it. Read it again, then sign.'),
  document_own: conflict('Another admin must check your own documents.'),
  document_not_opened: conflict('Open each file before you verify the document.'),
  document_file_gone: conflict('This document’s file has been deleted. Ask for a new one.'),
  document_changed: conflict('This document has changed. Check it before you verify or reject it.'),
  /** `by` is empty for the caller. */
  document_decided: conflict(
    ({ by, state }: { by: string; state: 'verified' | 'refused' }) =>
      `${by === '' ? 'You have' : `${by} has`} already ${state === 'refused' ? 'rejected' : state} this document. Reload the page to see it.`,
  ),
  document_asked: conflict(({ person }: { person: string }) => `${person} was already asked for this today.`),
  document_newer: conflict(({ person }: { person: string }) => `${person} has sent a newer version. Check that one.`),

  // Photos and pictures
  photo_link_closed: forbidden('This link has expired. Reload the page.'),
  photo_of_other: conflict('Someone else has already sent this photo.'),
  photos_of_other_places: conflict('The two photos are from different sites. Choose two from the same site.'),
  too_many_photos: tooMany('That’s too many photos for one day. They stay on your phone and are sent tomorrow.'),
  too_many_client_photos: tooMany('You’ve sent a lot of photos today. Call us instead.'),
  no_such_collection: notFound('That collection doesn’t exist.'),
  no_such_image: notFound('That image doesn’t exist.'),
  no_such_picture: notFound('That picture doesn’t exist.'),
  images_uploaded_before: conflict('These images were already uploaded with another heading.'),

  // Files of sites
  site_file_added_before: conflict('This file was already added under another name or at another site.'),
  site_files_full: conflict(({ max }: { max: number }) => `A site can have up to ${max} files. Remove one first.`),

  // Website
  no_such_page: notFound('That page isn’t on the website.'),
  page_changed: conflict('Someone else has changed this page. Reload the page to see the latest.'),
  site_picture_changed: conflict('Someone else has changed this picture. Reload the page to see the latest.'),
  page_away: unavailable('The page can’t be shown right now. Try again.'),
  page_program_missing: unavailable('The website’s pages aren’t available. Try again in a few minutes.'),
} as const;
