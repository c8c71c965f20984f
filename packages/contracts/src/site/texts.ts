import { z } from 'zod';
import { defineCall } from '../call.js';
import { line, optionalParagraph } from '../fields.js';
import { siteProof } from '../site-proof.js';

/** Maximum length of any text of the website; each has its own limit too. */
export const SITE_TEXT_LENGTH = 2000;

const key = line(120);
/** By key. */
const texts = z.record(key, optionalParagraph(SITE_TEXT_LENGTH));

const siteText = z.object({
  /** The path of names of the text in its page, such as `about.lead`. */
  key: z.string(),
  /** The page's default. A list has one item a line. */
  own: z.string(),
  is_list: z.boolean(),
  max: z.number().int(),
  /** The published text, and the unpublished draft; null: the page's default. */
  published: z.string().nullable(),
  draft: z.string().nullable(),
});
export type SiteText = z.infer<typeof siteText>;

const sitePage = z.object({
  /** The first name of its texts' keys. */
  page: z.string(),
  /** Version of the draft. A change is refused if there is a newer one. */
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
  summary: 'Lists the texts of the public pages: defaults, published texts and drafts.',
  answer: z.array(sitePage),
});

export const saveSiteTexts = defineCall({
  method: 'POST',
  path: '/api/admin/site/save-texts',
  service: 'media',
  access: ['admin'],
  changes: ['site'],
  summary:
    'Saves the draft of a page’s texts; visitors don’t see it. An empty text restores the default. 409 if someone else has changed the page.',
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
    'Publishes the draft of a page; the pages are rebuilt within seconds. Idempotent. 409 if someone else has changed the page.',
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
    'Lists the last 50 published versions of a page, newest first: who, when and the texts that differ from the defaults.',
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
    'Renders a public page as HTML with draft texts, pictures or proof. Publishes nothing. Don’t run its scripts.',
  body: z.object({ path: line(200), texts, pictures: z.boolean().optional(), proof: siteProof.optional() }),
  answer: z.object({ html: z.string() }),
});
