import { readableDay } from '@cleaning/ui';
import { overlapQuestion, readablePair, savedAnyway } from './overlaps';

describe('shifts at the same time', () => {
  it.each([
    [
      '2026-11-18 06:00-08:00 Library / 2026-11-18 07:00-09:00 School',
      `${readableDay('2026-11-18')} 06:00-08:00 Library / ${readableDay('2026-11-18')} 07:00-09:00 School`,
    ],
    [
      '2026-11-18 06:00 Since 2026-01-01 / 2026-11-18 05:00 B',
      `${readableDay('2026-11-18')} 06:00 Since 2026-01-01 / ${readableDay('2026-11-18')} 05:00 B`,
    ],
    ['Ana Silva: 2026-11-18 06:00 A', `Ana Silva: ${readableDay('2026-11-18')} 06:00 A`],
    ['something else', 'something else'],
  ])('%j reads %j', (pair, readable) => {
    expect(readablePair(pair)).toBe(readable);
  });

  it('are all named in the question', () => {
    const issues = ['A / B', 'C / D'].map((msg) => ({ field: 'insist', msg }));
    expect(overlapQuestion({ msg: 'Ana Silva has shifts at the same time.', issues })).toBe(
      'Ana Silva has shifts at the same time.\n• A / B\n• C / D\nAssign anyway?',
    );
    expect(overlapQuestion({ msg: 'Two.', issues }, savedAnyway.question)).toBe('Two.\n• A / B\n• C / D\nSave anyway?');
  });
});
