import { z } from 'zod';
import { galleryCollection } from '../gallery.js';
import { siteProofState } from '../site-proof.js';
import { companyState } from './company.js';

/** A picture that the office has uploaded for a place on a page. */
export const sitePicture = z.object({
  /** Description for people who can't see it. */
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** In a format that every browser supports. */
  path: z.string(),
  /** Small to large. */
  sources: z.array(z.object({ width: z.number(), height: z.number(), path: z.string(), type: z.string() })),
  /** For link previews, 1200 × 630. Missing for a logo. */
  share: z.string().optional(),
  /** For a logo: squares for browsers and phones, by name. */
  icons: z.record(z.string(), z.string()).optional(),
});
export type SitePicture = z.infer<typeof sitePicture>;

/** Data from which pages are written, besides the code. Each page carries it as JSON. */
export const siteData = z.object({
  company: companyState,
  /** IANA name, for times on pages without a login. Missing in the pages of a build. */
  time_zone: z.string().optional(),
  /** Missing in the pages of a build. */
  proof: siteProofState.optional(),
  /** True if the owner has entered promises and proof; otherwise `proof` has the form’s defaults. */
  is_proof_entered: z.boolean().optional(),
  /** The GST rate that the company has confirmed. Missing until then. */
  gst_rate_percent: z.number().optional(),
  /** Texts that the office has changed, by their keys. Others are as the pages have them. */
  texts: z.record(z.string(), z.string()),
  /** By place. */
  pictures: z.record(z.string(), sitePicture),
  /** The words of a page that is one of many of a template, on this page alone. */
  own: z.object({ kind: z.string(), words: z.unknown() }).optional(),
  /** The newest collections of the gallery, on its page alone. Missing in the pages of a build. */
  gallery: z
    .object({
      collections: z.array(galleryCollection),
      /** There are more, which the page reads once open. */
      has_more: z.boolean(),
    })
    .optional(),
});
export type SiteData = z.infer<typeof siteData>;
