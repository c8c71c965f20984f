import { MAX_FILE_BYTES } from '@cleaning/contracts';
import { imageProblem, imagesError } from './imageCheck';

const image = (type = 'image/jpeg') => new File(['x'], 'x', { type });
const many = (count: number) => Array.from({ length: count }, () => image());
const none: ReadonlySet<File> = new Set();

describe('imagesError', () => {
  it('takes 1 to 20 images', () => {
    expect(imagesError(many(1), none)).toBeUndefined();
    expect(imagesError(many(20), none)).toBeUndefined();
  });
  it('wants at least one', () => expect(imagesError([], none)).toBe('Please choose at least one image.'));
  it('wants 20 at most', () => expect(imagesError(many(21), none)).toBe('Please choose 20 images at most.'));
  it('points at the images that cannot be sent', () => {
    const wanted = 'Please take out the images that are marked.';
    expect(imagesError([image(), image('application/pdf')], none)).toBe(wanted);
    const broken = image();
    expect(imagesError([image(), broken], new Set([broken]))).toBe(wanted);
  });
});

describe('imageProblem', () => {
  it('is nothing for a good image', () => expect(imageProblem(image(), none)).toBeUndefined());
  it('reports another kind of file', () =>
    expect(imageProblem(image('application/pdf'), none)).toBe('Not a JPG, PNG, WebP or AVIF image.'));
  it('reports a file that is too large', () => {
    const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'x', { type: 'image/png' });
    expect(imageProblem(large, none)).toBe('Larger than 10 MB.');
  });
  it('is nothing for a HEIC picture, which the browser cannot show', () => {
    const heic = new File(['x'], 'IMG_0001.HEIC', { type: '' });
    expect(imageProblem(heic, new Set([heic]))).toBeUndefined();
  });
  it('reports a file that cannot be shown', () => {
    const broken = image();
    expect(imageProblem(broken, new Set([broken]))).toBe('This image cannot be read.');
  });
});
