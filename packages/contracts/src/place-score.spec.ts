import { computePlaceScore, type PlaceScore, type ScoredPlace } from './place-score.js';

const ON = '2026-11-24';
const toInspections = (...inspections: [day: string, score: number][]) =>
  inspections.map(([day, score]) => ({ day, score }));
const toComplaints = (...complaints: [day: string, reopened?: number][]) =>
  complaints.map(([day, reopened = 0]) => ({ day, reopened }));

describe('computePlaceScore', () => {
  it.each<[string, Partial<ScoredPlace>, Partial<PlaceScore>]>([
    ['is null without an inspection', {}, { score: null, complaints: 0 }],
    [
      'is null without an inspection even with complaints',
      { complaints: toComplaints(['2026-11-20']) },
      { score: null, complaints: 1, deduction: 0.3 },
    ],
    [
      'equals the score of a single inspection',
      { inspections: toInspections(['2026-11-01', 4.2]) },
      { score: 4.2, inspections: 1 },
    ],
    [
      'averages the inspections of 180 days to one decimal',
      { inspections: toInspections(['2026-11-01', 4.2], ['2026-05-29', 3.5], ['2026-05-28', 1]) },
      { score: 3.9, inspections: 2 },
    ],
    [
      'falls back to the last inspection before 180 days',
      { inspections: toInspections(['2025-11-01', 2], ['2026-02-01', 4]) },
      { score: 4, inspections: 1 },
    ],
    ['ignores later inspections', { inspections: toInspections(['2026-11-25', 5]) }, { score: null }],
    [
      'loses 0.3 for each complaint',
      { inspections: toInspections([ON, 4.5]), complaints: toComplaints(['2026-11-20'], [ON]) },
      { score: 3.9, inspected: 4.5, complaints: 2, deduction: 0.6 },
    ],
    [
      'loses 0.2 more for each reopening',
      { inspections: toInspections([ON, 4.5]), complaints: toComplaints(['2026-11-20', 2]) },
      { score: 3.8, reopened: 2, deduction: 0.7 },
    ],
    [
      'forgets a complaint after 180 days',
      { inspections: toInspections([ON, 4.5]), complaints: toComplaints(['2026-05-28', 3], ['2026-05-29']) },
      { score: 4.2, complaints: 1 },
    ],
    [
      'stays at 1 or above',
      { inspections: toInspections([ON, 2]), complaints: toComplaints([ON, 9]) },
      { score: 1, deduction: 2.1 },
    ],
  ])('%s', (_, place, expected) =>
    expect(computePlaceScore({ inspections: [], complaints: [], ...place }, ON)).toMatchObject(expected),
  );
});
