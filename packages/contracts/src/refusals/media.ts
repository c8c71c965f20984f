import { FIELD_PROBLEMS } from './field-problems.js';
import { conflict, forbidden, notFound, tooLarge, tooMany, unavailable, unsupportedType, waitText } from './refusal.js';

/** A file of a form. `name` where the form sends many files in one field, else empty. */
export interface NamedFile {
  readonly name: string;
}
const fileText = ({ name }: NamedFile): string => (name === '' ? 'The file' : `“${name}”`);

const ofFile = (problem: string) => unsupportedType((file: NamedFile) => `${fileText(file)} ${problem}.`);

/** Why the contents of a file are refused. Each is a problem of its field under the same code. */
export const contentRefusals = {
  file_damaged: ofFile(FIELD_PROBLEMS.file_damaged),
  file_locked: ofFile(FIELD_PROBLEMS.file_locked),
  file_without_pages: ofFile(FIELD_PROBLEMS.file_without_pages),
  file_too_many_pages: unsupportedType(
    ({ max, name }: NamedFile & { max: number }) =>
      `${fileText({ name })} ${FIELD_PROBLEMS.file_too_many_pages({ max })}.`,
  ),
  file_holds_more: ofFile(FIELD_PROBLEMS.file_holds_more),
  file_script: ofFile(FIELD_PROBLEMS.file_script),
  file_xfa: ofFile(FIELD_PROBLEMS.file_xfa),
  file_attachment: ofFile(FIELD_PROBLEMS.file_attachment),
  file_action: ofFile(FIELD_PROBLEMS.file_action),
  file_media: ofFile(FIELD_PROBLEMS.file_media),
  file_heic: ofFile(FIELD_PROBLEMS.file_heic),
  file_heic_too_large: ofFile(FIELD_PROBLEMS.file_heic_too_large),
  file_of_other_type: ofFile(FIELD_PROBLEMS.file_of_other_type),
  picture_damaged: ofFile(FIELD_PROBLEMS.picture_damaged),
  picture_unclear: ofFile(FIELD_PROBLEMS.picture_unclear),
  picture_holds_more: ofFile(FIELD_PROBLEMS.picture_holds_more),
  picture_too_large: ofFile(FIELD_PROBLEMS.picture_too_large),
} as const;

const laterText = 'cannot be stored at the moment. Please try again in a few minutes.';

/** What svc-media answers. */
export const mediaRefusals = {
  // Files
  file_empty: ofFile('is empty. Please choose it again'),
  file_web_page: ofFile('is a web page. Please print it to a PDF, or send a photo of it'),
  file_archive: ofFile('is a Word, Excel or ZIP file. Please print it to a PDF, or send a photo of it'),
  file_video: ofFile('is a video. Please send a photo'),
  /** `types`: endings of file names. */
  file_type: unsupportedType(
    ({ name, types }: NamedFile & { types: readonly string[] }) =>
      `${fileText({ name })} is not of an accepted type (${types.join(', ')}).`,
  ),
  file_too_large: tooLarge(
    ({ name, megabytes }: NamedFile & { megabytes: number }) => `${fileText({ name })} is larger than ${megabytes} MB.`,
  ),
  photo_unreadable: unsupportedType(`The photo ${FIELD_PROBLEMS.photo_unreadable}.`),
  site_picture_unreadable: unsupportedType(`The picture ${FIELD_PROBLEMS.site_picture_unreadable}.`),
  site_picture_too_small: unsupportedType(
    (limit: { min: number }) => `The picture ${FIELD_PROBLEMS.site_picture_too_small(limit)}.`,
  ),
  upload_slow: conflict('The upload took too long. Please try again.'),
  files_away: unavailable(`Files ${laterText}`),
  files_closed: unavailable('Files cannot be opened at the moment. Please try again in a few minutes.'),
  pictures_away: unavailable(`Pictures ${laterText}`),
  photos_away: unavailable(`Photos ${laterText}`),
  photo_away: unavailable(`The photo ${laterText}`),
  no_such_object: notFound('The store has no such object'),

  // Documents
  document_link_closed: forbidden('This link does not open the document (any more). Please reload the page.'),
  too_many_documents: tooMany('You have sent many documents today. Please go on tomorrow.'),
  documents_busy: tooMany(
    (wait) => `Too many documents are being sent at the moment. Please try again in ${waitText(wait)}.`,
  ),
  document_own: conflict('Another administrator has to decide about your own documents.'),
  document_not_opened: conflict('Please open each file before you verify the document.'),
  document_file_gone: conflict('The file of this document is gone. Please ask for a new one.'),
  document_changed: conflict('This document has changed. Please check it before you decide.'),
  /** `by` is empty for the caller. */
  document_decided: conflict(
    ({ by, state }: { by: string; state: 'verified' | 'refused' }) =>
      `${by === '' ? 'You have' : `${by} has`} already ${state} this document. Please check what is recorded before you decide.`,
  ),
  document_asked: conflict(({ person }: { person: string }) => `${person} was asked for it today already.`),
  document_newer: conflict(
    ({ person }: { person: string }) => `${person} has sent a newer version. Please check that one.`,
  ),

  // Photos and pictures
  photo_link_closed: forbidden('This link does not open the photo (any more). Please reload the page.'),
  photo_of_other: conflict('Somebody else has sent this photo.'),
  photos_of_other_places: conflict('The two photos are of different places.'),
  too_many_photos: tooMany('Too many photos for one day. They are kept on your phone and sent tomorrow.'),
  too_many_client_photos: tooMany('Too many photos for one day. Please call us.'),
  no_such_collection: notFound('There is no such collection.'),
  no_such_image: notFound('There is no such image.'),
  no_such_picture: notFound('There is no such picture.'),
  images_uploaded_before: conflict('These images were uploaded before, with another tag.'),

  // Files of sites
  site_file_added_before: conflict('This file was added before, under another name or to another place.'),
  site_files_full: conflict(({ max }: { max: number }) => `A place has ${max} files at most. Please remove one first.`),

  // Website
  no_such_page: notFound('The website has no such page.'),
  page_changed: conflict('Somebody else has changed this page meanwhile. Please look at it again.'),
  site_picture_changed: conflict('Somebody else has changed this picture meanwhile. Please look at it again.'),
  page_away: unavailable('The page cannot be shown at the moment. Please try again.'),
  page_program_missing: unavailable('The program of the public pages is missing.'),
} as const;
