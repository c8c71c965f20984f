import { imagesError } from './image-check';

const image = (type = 'image/jpeg') => new File(['x'], 'x', { type });
const many = (count: number) => Array.from({ length: count }, () => image());

describe('imagesError', () => {
  it('takes 1 to 20 images', () => {
    expect(imagesError(many(1))).toBeUndefined();
    expect(imagesError(many(20))).toBeUndefined();
  });
  it('wants at least one', () => expect(imagesError([])).toBe('Please choose at least one image.'));
  it('wants 20 at most', () => expect(imagesError(many(21))).toBe('Please choose 20 images at most.'));
  it('wants images only', () =>
    expect(imagesError([image(), image('application/pdf')])).toBe(
      'Please choose images only (JPG, PNG, WebP or AVIF).',
    ));
});
