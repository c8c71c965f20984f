import { isOutside, medianPoint, stampOf } from './fence.js';

const LIBRARY = { lat: -34.9205, lng: 138.602, radius: 150 };
/** A ten-thousandth of a degree of latitude is 11.1 m. */
const north = (metres: number, accuracy: number) => ({
  lat: LIBRARY.lat + metres / 111_195,
  lng: LIBRARY.lng,
  accuracy,
});

describe('whether a stamp is outside the fence', () => {
  it.each([
    [0, 0, false],
    [140, 0, false],
    [160, 0, true],
    [160, 20, false],
    [200, 40, true],
    [1000, 900, false],
    [1000, 800, true],
    [5000, 12, true],
  ])('%i m away with an accuracy of %i m: %s', (metres, accuracy, expected) => {
    expect(isOutside(LIBRARY, north(metres, accuracy))).toBe(expected);
  });

  it.each([
    ['-34.9285,138.6007,12', { lat: -34.9285, lng: 138.6007, accuracy: 12 }],
    ['-34.9285, 138.6007', { lat: -34.9285, lng: 138.6007, accuracy: 0 }],
  ])('reads %s', (text, stamp) => {
    expect(stampOf(text)).toEqual(stamp);
  });
});

describe('the middle of stamps', () => {
  it.each([
    [[1, 2, 3], 2],
    [[3, 1, 2, 4], 2.5],
    [[7], 7],
    [[1, 1, 1, 1, 90], 1],
  ])('of %j is %d', (values, expected) => {
    expect(medianPoint(values.map((value) => ({ lat: value, lng: -value })))).toEqual({
      lat: expected,
      lng: -expected,
    });
  });
});
