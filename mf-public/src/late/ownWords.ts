import { getSiteData, useMatches } from '@cleaning/ui/app';
import { use } from 'react';
import type { PublicHandle } from '../handles';
import type { WrittenPart } from './writtenPart';

interface Page {
  readonly slug: string;
}

export interface OwnWords<P extends Page> extends WrittenPart {
  /** Words of the open page; undefined if it isn't one of this template. Suspends until they are loaded. */
  readonly useWords: () => P | undefined;
}

/**
 * Words of each page of one template. A prerendered page carries its own (`own` of its data); one chunk has those of
 * all pages, for visitors who follow a link to another page.
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
