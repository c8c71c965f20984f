import { isHeicName, MAX_FILE_BYTES, WORK_PHOTO_SIDE } from '@cleaning/contracts';

const QUALITY = 0.8;

/** Width and height with the longer side at most `side`, px; never enlarged. */
export function fitSize(
  width: number,
  height: number,
  side: number = WORK_PHOTO_SIDE,
): [width: number, height: number] {
  const scale = Math.min(1, side / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * The photo as a small JPEG, upright and without camera data. A HEIC photo that the browser can't read stays as it is:
 * the service converts it. Rejects if the file isn't a picture.
 */
export async function resizePhoto(file: File): Promise<Blob> {
  const options = { imageOrientation: 'from-image' } as const;
  const picture = await createImageBitmap(file, options).catch((error: unknown) => {
    if (isHeicName(file.name) && file.size <= MAX_FILE_BYTES) return null;
    throw error;
  });
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = fitSize(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  // A JPEG has no transparent parts.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('It has no bytes'))), 'image/jpeg', QUALITY);
  });
}
