import {
  type GalleryCollection as AnsweredCollection,
  type GalleryImage as AnsweredImage,
  readGalleryImage,
} from '@cleaning/contracts';
import type { GalleryCollection } from './gallery-collection.entity.js';
import type { GalleryImage, ImageSide } from './gallery-image.entity.js';

const pathOf = (name: string) => readGalleryImage.path.replace(':name', name);

function answerImage(image: GalleryImage): AnsweredImage {
  const fallback = image.sources.findLast((source) => source.type === 'image/jpeg');
  return {
    id: image.id,
    img_path: fallback ? pathOf(fallback.name) : '',
    width: image.width,
    height: image.height,
    status: image.status,
    sources: image.sources.map(({ name, width, height, type }) => ({ width, height, type, path: pathOf(name) })),
    placeholder: image.placeholder,
  };
}

/** A collection as the calls answer it; images come in the order in which they were chosen. */
export function answerCollection(collection: GalleryCollection, images: readonly GalleryImage[]): AnsweredCollection {
  const side = (name: ImageSide) =>
    images
      .filter((image) => image.collection_id === collection.id && image.side === name)
      .sort((one, other) => one.position - other.position)
      .map(answerImage);
  return {
    id: collection.id,
    catergory: collection.catergory,
    imgs: { before: side('before'), after: side('after') },
  };
}
