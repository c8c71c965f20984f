import { getDistance } from 'geolib';

/** Degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A place and the metres around it that count as on the spot. */
export interface FencedPlace extends Point {
  radius: number;
}

/** Where a clock event was stamped; accuracy in metres, 0 where the device did not tell. */
export interface Stamp extends Point {
  accuracy: number;
}

/** `lat,lng[,accuracy]`, as clock events carry it. */
export function stampOf(location: string): Stamp {
  const [lat = Number.NaN, lng = Number.NaN, accuracy = 0] = location.split(',').map(Number);
  return { lat, lng, accuracy };
}

/** Whether a stamp was certainly made outside: its distance less its accuracy is more than the radius. */
export function isOutside(place: FencedPlace, { accuracy, ...point }: Stamp): boolean {
  return getDistance({ lat: place.lat, lng: place.lng }, point) - accuracy > place.radius;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** The middle of several stamps: one that is far away does not move it. */
export const medianPoint = (stamps: readonly Point[]): Point => ({
  lat: medianOf(stamps.map(({ lat }) => lat)),
  lng: medianOf(stamps.map(({ lng }) => lng)),
});
