import type { PercentCrop } from 'react-image-crop';

/** Fine print of a passport stays readable. */
const QUALITY = 0.92;

/** Whether a browser can show the file, so that it can be cropped. PDF and HEIC files can't. */
export const canCrop = ({ type }: Pick<File, 'type'>): boolean => type === 'image/jpeg' || type === 'image/png';

/**
 * Part of a photo as a JPEG in the photo's own pixels, upright and without camera data.
 * @param image a loaded image
 * @param area in percent of the photo's width and height
 * @param name name of the photo's file; the new one has the same, with .jpg
 */
export function cropPhoto(image: HTMLImageElement, area: PercentCrop, name: string): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const left = Math.round((area.x / 100) * naturalWidth);
  const top = Math.round((area.y / 100) * naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((area.width / 100) * naturalWidth));
  canvas.height = Math.max(1, Math.round((area.height / 100) * naturalHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  // A JPEG has no transparent parts.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, -left, -top);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }));
        else reject(new Error('The photo has no bytes'));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}
