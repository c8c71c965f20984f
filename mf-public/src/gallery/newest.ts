import { GALLERY_PATH, type GalleryCollection } from '@cleaning/contracts';

/** Some of its photos have no sizes yet. */
export const isPreparing = ({ imgs }: GalleryCollection): boolean =>
  [...imgs.before, ...imgs.after].some(({ status }) => status === 'processing');

/**
 * Whether the gallery is another one by now than these collections, which the page was written with, or does not answer. Both are seldom: so
 * neither schemas nor the library of calls are loaded to find out.
 */
export async function isReplaced(collections: readonly GalleryCollection[]): Promise<boolean> {
  try {
    const answer = await fetch(GALLERY_PATH);
    return JSON.stringify(await answer.json()) !== JSON.stringify(collections);
  } catch {
    return true;
  }
}
