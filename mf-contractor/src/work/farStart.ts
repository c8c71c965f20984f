import { FAR_START_METRES, MAX_ACCURACY_METRES, type MyPlan, type OwnShift } from '@cleaning/contracts';
// The package's index is CommonJS: it would bring all of its functions.
import getDistance from 'geolib/es/getDistance';

/** Pin of a job's place, from the plan; undefined if the office has set none. */
export const findPin = (plan: MyPlan | undefined, jobId: string): OwnShift['pin'] =>
  plan?.shifts.find(({ job_id, pin }) => job_id === jobId && pin !== undefined)?.pin;

/**
 * Metres to the place if the start is far enough away to ask first; null if it is near enough. Uses the service's rule
 * for holding work: the accuracy counts in the stamp's favour up to MAX_ACCURACY_METRES.
 * @param place `lat,lng,accuracy`: degrees, metres
 */
export function findExcessDistance(pin: NonNullable<OwnShift['pin']>, place: string): number | null {
  const [lat = Number.NaN, lng = Number.NaN, accuracy = 0] = place.split(',').map(Number);
  const metres = getDistance({ lat: pin.lat, lng: pin.lng }, { lat, lng });
  return metres - Math.min(accuracy, MAX_ACCURACY_METRES) > Math.max(FAR_START_METRES, pin.radius) ? metres : null;
}

/** '3.2 km'. */
export const formatDistance = (metres: number): string => `${(metres / 1000).toFixed(1)} km`;
