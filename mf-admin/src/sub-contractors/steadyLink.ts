/** Renewed well before a link ends (`DOCUMENT_LINK_SECONDS`). */
const RENEW_AFTER_MS = 8 * 60 * 1000;

export interface SteadyLink {
  link: string;
  since: number;
}

const documentOf = (link: string) => link.split('?')[0];

/**
 * Every answer signs a document's link anew. The one that is shown stays until it gets old or the document changes:
 * otherwise each reading of the page would load each picture again. `now` and `since` in milliseconds.
 */
export function steadyLink(shown: SteadyLink | null, latest: string, now: number): SteadyLink {
  const stays = shown && documentOf(shown.link) === documentOf(latest) && now - shown.since < RENEW_AFTER_MS;
  return stays ? shown : { link: latest, since: now };
}
