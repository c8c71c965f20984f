import { fitSize } from './photos';

it.each([
  [4000, 3000, [1600, 1200]],
  [3000, 4000, [1200, 1600]],
  [1600, 900, [1600, 900]],
  [640, 480, [640, 480]],
  [10_000, 3, [1600, 1]],
])('scales a photo of %i × %i px to %j', (width, height, size) => expect(fitSize(width, height)).toEqual(size));
