import type { MyPlan } from '@cleaning/contracts';
import { findExcessDistance, findPin, formatDistance } from './farStart';

const PIN = { lat: -34.9285, lng: 138.6007, radius: 150 };
/** A point south of the pin. One degree of latitude is about 110,950 m there. */
const south = (metres: number, accuracy = 10) => `${PIN.lat - metres / 110_950},${PIN.lng},${accuracy}`;

describe('distance from the site', () => {
  it.each([
    [0, 10, 150, false],
    [990, 10, 150, false],
    [1030, 10, 150, true],
    [1030, 90, 150, false],
    [1130, 5000, 150, true],
    [3200, 10, 150, true],
    [3200, 10, 5000, false],
  ])('decides for %d m, accuracy %d m and radius %d m whether a start is far: %s', (metres, accuracy, radius, isFar) =>
    expect(findExcessDistance({ ...PIN, radius }, south(metres, accuracy)) !== null).toBe(isFar),
  );

  it('shows in kilometres', () => {
    const metres = findExcessDistance(PIN, south(3200)) ?? 0;
    expect(formatDistance(metres)).toBe('3.2 km');
    expect(formatDistance(12_040)).toBe('12.0 km');
  });

  it('uses the pin of the plan when there is one', () => {
    const plan = { shifts: [{ job_id: 'office' }, { job_id: 'office', pin: PIN }] } as unknown as MyPlan;
    expect(findPin(plan, 'office')).toBe(PIN);
    expect(findPin(plan, 'shop')).toBeUndefined();
    expect(findPin(undefined, 'office')).toBeUndefined();
  });
});
