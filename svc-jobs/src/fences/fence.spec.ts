import type { HoldReason } from '@cleaning/contracts';
import { computeMedianPoint, findFenceReasons, parseStamp } from './fence.js';

const LIBRARY = { lat: -34.9205, lng: 138.602, radius: 150 };
/** A ten-thousandth of a degree of latitude is 11.1 m. */
const north = (metres: number, accuracy: number) => ({
  lat: LIBRARY.lat + metres / 111_195,
  lng: LIBRARY.lng,
  accuracy,
});

describe('findFenceReasons and parseStamp', () => {
  it.each<[number, number, HoldReason[]]>([
    [0, 0, []],
    [140, 0, []],
    [160, 0, ['outside_fence']],
    [160, 20, []],
    [200, 40, ['outside_fence']],
    [240, 100, []],
    [260, 100, ['outside_fence']],
    [260, 150, ['outside_fence']],
    [0, 150, []],
    [0, 151, ['location_too_vague']],
    [1000, 900, ['outside_fence', 'location_too_vague']],
    [5000, 12, ['outside_fence']],
    [5_000_000, 99_999_999, ['outside_fence', 'location_too_vague']],
  ])('gives for %i m away with an accuracy of %i m: %j', (metres, accuracy, expected) => {
    expect(findFenceReasons(LIBRARY, [north(metres, accuracy)])).toEqual(expected);
    expect(findFenceReasons(LIBRARY, [north(0, 5), north(metres, accuracy)])).toEqual(expected);
  });

  it('uses the radius of the place', () => {
    expect(findFenceReasons({ ...LIBRARY, radius: 30 }, [north(0, 31)])).toEqual(['location_too_vague']);
    expect(findFenceReasons({ ...LIBRARY, radius: 2000 }, [north(1000, 1500)])).toEqual([]);
  });

  it.each([
    ['-34.9285,138.6007,12', { lat: -34.9285, lng: 138.6007, accuracy: 12 }],
    ['-34.9285, 138.6007', { lat: -34.9285, lng: 138.6007, accuracy: 0 }],
  ])('reads %s', (text, stamp) => {
    expect(parseStamp(text)).toEqual(stamp);
  });
});

describe('computeMedianPoint', () => {
  it.each([
    [[1, 2, 3], 2],
    [[3, 1, 2, 4], 2.5],
    [[7], 7],
    [[1, 1, 1, 1, 90], 1],
  ])('finds for %j the middle %d', (values, expected) => {
    expect(computeMedianPoint(values.map((value) => ({ lat: value, lng: -value })))).toEqual({
      lat: expected,
      lng: -expected,
    });
  });
});
