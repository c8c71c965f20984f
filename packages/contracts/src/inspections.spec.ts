import { FIRST_TEMPLATES, getScore, saveInspectionTemplate } from './inspections.js';

it.each([
  [[5], 5],
  [[4, 5], 4.5],
  [[3, 4, 4], 3.7],
  [[5, null, 2], 3.5],
  [[null], null],
  [[], null],
] as const)('scores %j as %j', (scores, score) =>
  expect(getScore(scores.map((each) => ({ score: each })))).toBe(score),
);

it.each(Object.entries(FIRST_TEMPLATES))('has valid first areas for %s', (place, areas) => {
  expect(saveInspectionTemplate.body?.safeParse({ place, areas }).success).toBe(true);
});
