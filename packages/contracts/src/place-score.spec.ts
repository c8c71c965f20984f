import { type PlaceScore, placeScore, type ScoredPlace } from './place-score.js';

const ON = '2026-11-24';
const inspected = (...of: [day: string, score: number][]) => of.map(([day, score]) => ({ day, score }));
const complained = (...of: [day: string, reopened?: number][]) => of.map(([day, reopened = 0]) => ({ day, reopened }));

describe('the score of a place', () => {
  it.each<[string, Partial<ScoredPlace>, Partial<PlaceScore>]>([
    ['is none without an inspection', {}, { score: null, complaints: 0 }],
    [
      'is none without an inspection, with complaints too',
      { complaints: complained(['2026-11-20']) },
      { score: null, complaints: 1, deduction: 0.3 },
    ],
    ['is that of the inspection', { inspections: inspected(['2026-11-01', 4.2]) }, { score: 4.2, inspections: 1 }],
    [
      'is the mean of those of 180 days, to a tenth',
      { inspections: inspected(['2026-11-01', 4.2], ['2026-05-29', 3.5], ['2026-05-28', 1]) },
      { score: 3.9, inspections: 2 },
    ],
    [
      'is the last one where none is of these days',
      { inspections: inspected(['2025-11-01', 2], ['2026-02-01', 4]) },
      { score: 4, inspections: 1 },
    ],
    ['knows nothing of the days behind', { inspections: inspected(['2026-11-25', 5]) }, { score: null }],
    [
      'loses 0.3 for each complaint',
      { inspections: inspected([ON, 4.5]), complaints: complained(['2026-11-20'], [ON]) },
      { score: 3.9, inspected: 4.5, complaints: 2, deduction: 0.6 },
    ],
    [
      'loses 0.2 more each time that one was reopened',
      { inspections: inspected([ON, 4.5]), complaints: complained(['2026-11-20', 2]) },
      { score: 3.8, reopened: 2, deduction: 0.7 },
    ],
    [
      'forgets a complaint after 180 days',
      { inspections: inspected([ON, 4.5]), complaints: complained(['2026-05-28', 3], ['2026-05-29']) },
      { score: 4.2, complaints: 1 },
    ],
    [
      'is never below 1',
      { inspections: inspected([ON, 2]), complaints: complained([ON, 9]) },
      { score: 1, deduction: 2.1 },
    ],
  ])('%s', (_, place, expected) =>
    expect(placeScore({ inspections: [], complaints: [], ...place }, ON)).toMatchObject(expected),
  );
});
