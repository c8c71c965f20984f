import { MAX_FILE_BYTES } from '@cleaning/contracts';
import { findImageProblem, findImagesError } from './imageCheck';

const image = (type = 'image/jpeg') => new File(['x'], 'x', { type });
const many = (count: number) => Array.from({ length: count }, () => image());
const none: ReadonlySet<File> = new Set();

describe('findImagesError', () => {
  it('accepts 1 to 20 images', () => {
    expect(findImagesError(many(1), none)).toBeUndefined();
    expect(findImagesError(many(20), none)).toBeUndefined();
  });
  it('requires at least one image', () => expect(findImagesError([], none)).toBe('Please choose at least one image.'));
  it('refuses more than 20 images', () => expect(findImagesError(many(21), none)).toBe('Choose up to 20 images.'));
  it('refuses images with a problem', () => {
    const wanted = 'Remove the marked images.';
    expect(findImagesError([image(), image('application/pdf')], none)).toBe(wanted);
    const broken = image();
    expect(findImagesError([image(), broken], new Set([broken]))).toBe(wanted);
  });
});

describe('findImageProblem', () => {
  it('accepts a valid image', () => expect(findImageProblem(image(), none)).toBeUndefined());
  it('reports another kind of file', () =>
    expect(findImageProblem(image('application/pdf'), none)).toBe('Not a JPG, PNG, WebP or AVIF image.'));
  it('reports a file that is too large', () => {
    const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'x', { type: 'image/png' });
    expect(findImageProblem(large, none)).toBe('Larger than 10 MB.');
  });
  it('accepts a HEIC picture that the browser cannot show', () => {
    const heic = new File(['x'], 'IMG_0001.HEIC', { type: '' });
    expect(findImageProblem(heic, new Set([heic]))).toBeUndefined();
  });
  it('reports a file that cannot be shown', () => {
    const broken = image();
    expect(findImageProblem(broken, new Set([broken]))).toBe('We can’t read this image.');
  });
});
