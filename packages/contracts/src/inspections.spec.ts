import { FIRST_TEMPLATES, getScore, saveInspectionTemplate } from './inspections.js';

it.each([
  [[5], 5],
  [[4, 5], 4.5],
  [[3, 4, 4], 3.7],
  [[5, null, 2], 3.5],
  [[null], null],
  [[], null],
] as const)('the score of %j is %j', (scores, score) =>
  expect(getScore(scores.map((each) => ({ score: each })))).toBe(score),
);

it.each(Object.entries(FIRST_TEMPLATES))('the first areas of %s can be saved', (place, areas) => {
  expect(saveInspectionTemplate.body?.safeParse({ place, areas }).success).toBe(true);
});
