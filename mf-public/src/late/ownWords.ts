import { getSiteData, useMatches } from '@cleaning/ui/app';
import { use } from 'react';
import type { PublicHandle } from '../handles';
import type { WrittenPart } from './writtenPart';

interface Page {
  readonly slug: string;
}

export interface OwnWords<P extends Page> extends WrittenPart {
  /** The words of the page that is open; undefined where it is none of this template. Suspends until they are there. */
  readonly useWords: () => P | undefined;
}

/**
 * What each page of one template says. A prerendered page carries its own words (`own` of its data); those of all pages of the template
 * are in one chunk, for visitors who follow a link to another page.
 */
export function createOwnWords<P extends Page>(kind: string, loadAll: () => Promise<readonly P[]>): OwnWords<P> {
  let all: readonly P[] | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadAll().then((pages) => {
      all = pages;
    });
    return loading;
  };
  const getWritten = () => {
    const { own } = getSiteData();
    return own?.kind === kind ? (own.words as P) : undefined;
  };
  const useWords = () => {
    const { slug } = (useMatches().at(-1)?.handle ?? {}) as Partial<PublicHandle>;
    const own = getWritten();
    if (!all && own?.slug === slug) return own;
    if (!all) use(load());
    return all?.find((page) => page.slug === slug);
  };
  return { isWritten: () => getWritten() !== undefined, load, useWords };
}
