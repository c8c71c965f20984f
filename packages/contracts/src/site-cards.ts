import { z } from 'zod';
import { type CallerRole, defineCall, PLACE_ROLES } from './call.js';
import { answeredId, done, id, madeId, optionalAnsweredId, optionalLine, optionalParagraph } from './fields.js';
import { jobKind } from './jobs.js';
import { optionalTelephone } from './typed-numbers.js';

/** Hours before their shift from which a person sees a place's door and alarm details. */
export const ACCESS_HOURS_BEFORE = 12;
/** Hours after the shift until which they see them. */
export const ACCESS_HOURS_AFTER = 1;

/** Characters of the instructions of a place. */
export const INSTRUCTIONS_LENGTH = 4000;
/** Maximum characters of door and alarm details, including those moved from a description. */
export const ACCESS_LENGTH = 2000;
/** Pictures and safety data sheets of a place. */
export const MAX_SITE_FILES = 30;
/** Views of door and alarm details that are listed. */
export const SITE_VIEWS = 50;
/** Maximum descriptions listed. */
export const DESCRIPTIONS_LISTED = 200;

const PEOPLE: readonly CallerRole[] = ['contractor', ...PLACE_ROLES];
const ofJob = z.object({ job_id: id });
const version = z.number().int().min(0);

export const siteCard = z.object({
  job_id: answeredId,
  job_name: z.string(),
  job_kind: jobKind,
  instructions: z.string(),
  contact_name: z.string(),
  contact_telephone: z.string(),
  /** 0 until something is written. */
  version: z.number().int(),
  /** Door and alarm details for the caller: none exist, some exist, or visible now. */
  access: z.enum(['none', 'later', 'now']),
  /** The caller's window that is open or comes next, ISO 8601; empty without a shift in the next days, and for admins. */
  access_from: z.string(),
  access_until: z.string(),
  /** The address that lists the pictures and sheets, signed for the caller and for some minutes. */
  files_path: z.string(),
});
export type SiteCard = z.infer<typeof siteCard>;

export const getSiteCard = defineCall({
  method: 'GET',
  path: '/api/site-card/:job_id',
  service: 'jobs',
  access: PEOPLE,
  places: 'own',
  shows: ['site-card', 'job', 'shift', 'cover', 'assignment'],
  byTheClock: true,
  summary:
    'Gets a site card without its door and alarm details, for people assigned to the site or with a shift there, its supervisors and admins. 404 for others.',
  params: ofJob,
  answer: siteCard,
});

export const showSiteAccess = defineCall({
  method: 'POST',
  path: '/api/show-site-access',
  service: 'jobs',
  access: PEOPLE,
  places: 'own',
  changes: [{ topic: 'site-card', id: 'job_id' }],
  summary: `Gets a site’s door and alarm details. Cleaners see them from ${ACCESS_HOURS_BEFORE} hours before until ${ACCESS_HOURS_AFTER} hour after their own shift; its supervisors always; admins with a second factor of the last 15 minutes. Audited and counted each time; the answer must not be stored. 403 at other times, 404 if there are none or you don’t belong to the site.`,
  body: ofJob,
  answer: z.object({
    text: z.string(),
    /** ISO 8601; the page hides it then. Empty for admins. */
    until: z.string(),
  }),
});

const desk = { service: 'jobs', access: ['admin'] } as const;

export const saveSiteCard = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-site-card',
  changes: [{ topic: 'site-card', id: 'job_id' }],
  summary: 'Saves a site’s instructions and contact. 409 if the card has a newer version.',
  body: z.object({
    job_id: id,
    version,
    instructions: optionalParagraph(INSTRUCTIONS_LENGTH),
    contact_name: optionalLine(120),
    contact_telephone: optionalTelephone,
  }),
  answer: done,
});

export const saveSiteAccess = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-site-access',
  changes: [{ topic: 'site-card', id: 'job_id' }],
  recentFactor: true,
  summary:
    'Replaces a site’s door and alarm details; an empty text removes them. Encrypted in the database. 409 if the card has a newer version.',
  body: z.object({ job_id: id, version, text: optionalParagraph(ACCESS_LENGTH) }),
  answer: done,
});

export const siteView = z.object({
  id: answeredId,
  user_id: optionalAnsweredId,
  user_name: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
});
export type SiteView = z.infer<typeof siteView>;

export const listSiteViews = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/site-views/:job_id',
  shows: ['site-card'],
  summary: `Lists the last ${SITE_VIEWS} people who viewed a site’s door and alarm details, newest first; \`total\` counts all.`,
  params: ofJob,
  answer: z.object({ total: z.number().int(), views: z.array(siteView) }),
});

/**
 * Texts that people can read at a place at any hour, and that phones store: description, name and address of the job,
 * instructions and contact of its card, its checklist, and the office's notes about single shifts.
 */
export const READ_TEXTS = ['description', 'name', 'instructions', 'contact', 'checklist', 'shift-note'] as const;
export const readText = z.enum(READ_TEXTS);
export type ReadText = z.infer<typeof readText>;

export const suspectDescription = z.object({
  text: readText,
  /** For a shift note; otherwise empty. */
  text_id: optionalAnsweredId.default(''),
  job_id: answeredId,
  job_kind: jobKind,
  job_name: z.string(),
  /** True while the job is current. */
  open: z.boolean(),
  /** Version of the job, its card or its checklist, depending on the text. */
  job_version: z.number().int(),
  /** The sentences that look like holding a code, with each code masked. */
  sentences: z.array(z.string()),
});
export type SuspectDescription = z.infer<typeof suspectDescription>;

export const listCodesInDescriptions = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/codes-in-descriptions',
  shows: ['job', 'site-card', 'checklist', 'shift'],
  summary: `Lists unencrypted texts that seem to contain a door or alarm code: job descriptions, names and addresses, instructions, contacts, checklists and shift notes. Current jobs first, at most ${DESCRIPTIONS_LISTED}.`,
  answer: z.array(suspectDescription),
});

const asRead = z.object({ job_id: id, job_version: z.number().int().min(1) });

export const moveCodes = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/move-codes',
  changes: ['job', { topic: 'site-card', id: 'job_id' }],
  summary:
    'Moves the sentences that seem to contain a code from a description or the instructions to the encrypted door and alarm details. 409 if the job or card has changed, or there is nothing to move or no room.',
  body: asRead.extend({ text: z.enum(['description', 'instructions']).default('description') }),
  answer: done,
});

export const keepDescription = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/keep-description',
  changes: [{ topic: 'site-card', id: 'job_id' }],
  summary:
    'Marks a text as containing no code; it is listed again if it changes. 409 if the job, card or checklist has changed, 404 if the note is gone.',
  body: asRead.extend({ text: readText.default('description'), text_id: id.or(z.literal('')).default('') }),
  answer: done,
});

/** Pictures of the instructions, and safety data sheets. */
export const siteFileKind = z.enum(['picture', 'sheet']);
export type SiteFileKind = z.infer<typeof siteFileKind>;

export const siteFile = z.object({
  id: answeredId,
  kind: siteFileKind,
  name: z.string(),
  size: z.number().int(),
  /** ISO 8601 instant. */
  added_at: z.string(),
});
export type SiteFile = z.infer<typeof siteFile>;

/** Parameters of `files_path` besides the place: for whom it was signed. Admins need none. */
const signed = z.object({
  reader: optionalLine(60).optional(),
  session: optionalLine(60).optional(),
  version: optionalLine(12).optional(),
  expires: optionalLine(12).optional(),
  signature: optionalLine(80).optional(),
});

export const listSiteFiles = defineCall({
  method: 'GET',
  path: '/api/site-files/:id',
  service: 'media',
  access: PEOPLE,
  places: 'own',
  shows: ['site-card'],
  summary:
    'Lists a site’s pictures and safety data sheets, for admins, its supervisors, and cleaners with the query that `getSiteCard` signed for them.',
  params: z.object({ id }),
  query: signed,
  answer: z.array(siteFile),
});

export const readSiteFile = defineCall({
  method: 'GET',
  path: '/api/site-files/:id/:file_id',
  service: 'media',
  access: PEOPLE,
  places: 'own',
  summary:
    'Downloads a picture or safety data sheet of a site, with the access of `listSiteFiles`. Phones keep sheets for offline use.',
  params: z.object({ id, file_id: id }),
  query: signed,
  answer: z.unknown(),
  answerKind: 'binary',
});

export const uploadSiteFile = defineCall({
  method: 'POST',
  path: '/api/admin/site-files',
  service: 'media',
  access: ['admin'],
  changes: ['site-card'],
  summary: `Adds a picture (JPEG or PNG) or safety data sheet (PDF) to a site, up to ${MAX_SITE_FILES}. Idempotent by \`key\`; 409 if another file has it.`,
  body: z.object({ job_id: id, name: optionalLine(120), key: madeId.optional() }),
  bodyKind: 'files',
  files: [{ name: 'file', required: true, maxCount: 1 }],
  answer: siteFile,
});

export const removeSiteFile = defineCall({
  method: 'POST',
  path: '/api/admin/remove-site-file',
  service: 'media',
  access: ['admin'],
  changes: ['site-card'],
  summary: 'Deletes a picture or safety data sheet of a site. Phones delete their copy when they next list the files.',
  body: z.object({ id }),
  answer: done,
});
