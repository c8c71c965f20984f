import { type HoldReason, MAX_ACCURACY_METRES } from '@cleaning/contracts';
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

/** Position of a clock event; accuracy in metres, 0 if the device didn't report it. */
export interface Stamp extends Point {
  accuracy: number;
}

/** `lat,lng[,accuracy]`, as clock events carry it. */
export function parseStamp(location: string): Stamp {
  const [lat = Number.NaN, lng = Number.NaN, accuracy = 0] = location.split(',').map(Number);
  return { lat, lng, accuracy };
}

/** Metres from one point to another. */
export const computeDistance = (a: Point, b: Point): number =>
  getDistance({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng });

/** True if the distance, less the accuracy up to MAX_ACCURACY_METRES, exceeds the radius. */
function isOutside(place: FencedPlace, { accuracy, ...point }: Stamp): boolean {
  const inFavour = Math.min(accuracy, MAX_ACCURACY_METRES);
  return getDistance({ lat: place.lat, lng: place.lng }, point) - inFavour > place.radius;
}

/** Reasons to hold work with these stamps. A stamp less accurate than the radius proves nothing. */
export function findFenceReasons(place: FencedPlace, stamps: readonly Stamp[]): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (stamps.some((stamp) => isOutside(place, stamp))) reasons.push('outside_fence');
  if (stamps.some(({ accuracy }) => accuracy > place.radius)) reasons.push('location_too_vague');
  return reasons;
}

/** True if a stamp is accurate enough to propose a fence. Stamps without accuracy are accepted. */
export const isExact = ({ accuracy }: Stamp): boolean => accuracy <= MAX_ACCURACY_METRES;

function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** The middle of several stamps: one that is far away does not move it. */
export const computeMedianPoint = (stamps: readonly Point[]): Point => ({
  lat: computeMedian(stamps.map(({ lat }) => lat)),
  lng: computeMedian(stamps.map(({ lng }) => lng)),
});
