import { GALLERY_PATH, type GalleryCollection } from '@cleaning/contracts';

/** Whether some of its photos have no sizes yet. */
export const isPreparing = ({ imgs }: GalleryCollection): boolean =>
  [...imgs.before, ...imgs.after].some(({ status }) => status === 'processing');

/**
 * Whether the gallery differs from the collections that the page was written with, or doesn't answer. Both are rare, so
 * this loads neither schemas nor the library of calls.
 */
export async function isReplaced(collections: readonly GalleryCollection[]): Promise<boolean> {
  try {
    const answer = await fetch(GALLERY_PATH);
    return JSON.stringify(await answer.json()) !== JSON.stringify(collections);
  } catch {
    return true;
  }
}
