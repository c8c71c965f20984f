import { rankMatch } from './match-rank.js';

describe('rankMatch', () => {
  it.each([
    ['Dental rooms', 0],
    ['Henley Dental', 1],
    ['Semi-dental rooms', 1],
    ['Marquee after the garden party', 2],
    ['Library', 3],
  ])('ranks %j by where “den” is', (name, rank) => {
    expect(rankMatch(name, 'DEN')).toBe(rank);
  });
});
