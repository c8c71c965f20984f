import { z } from 'zod';
import { defineCall } from '../call.js';
import { line, optionalParagraph } from '../fields.js';
import { siteProof } from '../site-proof.js';

/** Longest text of the website that can be entered; each has a limit of its own besides. */
export const SITE_TEXT_LENGTH = 2000;

const key = line(120);
/** By their keys. */
const texts = z.record(key, optionalParagraph(SITE_TEXT_LENGTH));

const siteText = z.object({
  /** The path of names of the text in its page, such as `about.lead`. */
  key: z.string(),
  /** As the page has it without any change. A list has one item a line. */
  own: z.string(),
  is_list: z.boolean(),
  max: z.number().int(),
  /** What visitors read, and what has been written but not published; null: the page's own text. */
  published: z.string().nullable(),
  draft: z.string().nullable(),
});
export type SiteText = z.infer<typeof siteText>;

const sitePage = z.object({
  /** The first name of its texts' keys. */
  page: z.string(),
  /** Of the draft. A change is refused when there is a newer version. */
  version: z.number().int(),
  has_draft: z.boolean(),
  texts: z.array(siteText),
});
export type SitePage = z.infer<typeof sitePage>;

const page = line(60);

export const listSiteTexts = defineCall({
  method: 'GET',
  path: '/api/admin/site/texts',
  service: 'media',
  access: ['admin'],
  shows: ['site'],
  summary: 'The texts of the public pages: as the pages have them, as they are published, and as drafts.',
  answer: z.array(sitePage),
});

export const saveSiteTexts = defineCall({
  method: 'POST',
  path: '/api/admin/site/save-texts',
  service: 'media',
  access: ['admin'],
  changes: ['site'],
  summary:
    "Keep the draft of a page's texts. Visitors see nothing of it. An empty text is the page's own again. 409 when somebody else has changed the page meanwhile.",
  body: z.object({ page, version: z.number().int().min(0), texts }),
  answer: sitePage,
});

export const publishSiteTexts = defineCall({
  method: 'POST',
  path: '/api/admin/site/publish-texts',
  service: 'media',
  access: ['admin'],
  changes: ['site'],
  recentFactor: true,
  summary:
    'Publish the draft of a page: the pages are written again within seconds. The same again changes nothing. 409 when somebody else has changed the page meanwhile.',
  body: z.object({ page, version: z.number().int().min(0) }),
  answer: sitePage,
});

export const listSiteVersions = defineCall({
  method: 'GET',
  path: '/api/admin/site/versions',
  service: 'media',
  access: ['admin'],
  shows: ['site'],
  summary:
    'What was published of a page, newest first, the last 50: who, when, and the texts that differed from its own.',
  query: z.object({ page }),
  answer: z.array(
    z.object({ version: z.number().int(), by: z.string(), at: z.string(), texts: z.record(z.string(), z.string()) }),
  ),
});

export const previewSitePage = defineCall({
  method: 'POST',
  path: '/api/admin/site/preview',
  service: 'media',
  access: ['admin'],
  summary:
    'A public page as it would be with these texts, with the drafts of pictures, or with this proof, as HTML. It is not published, and its scripts are not meant to run.',
  body: z.object({ path: line(200), texts, pictures: z.boolean().optional(), proof: siteProof.optional() }),
  answer: z.object({ html: z.string() }),
});
