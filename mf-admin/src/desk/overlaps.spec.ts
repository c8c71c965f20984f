import { warn } from '@cleaning/contracts';
import { formatWeekdayDate } from '@cleaning/ui';
import { formatOverlap, formatOverlapQuestion, saveAnywayWords } from './overlaps';

const day = formatWeekdayDate('2026-11-18');
const overlap = {
  person: 'Ana Silva',
  shifts: [
    { date: '2026-11-18', time: '06:00-08:00', title: 'Since 2026-01-01' },
    { date: '2026-11-18', time: '07:00-09:00', title: 'School' },
  ],
} as const;
const ends = { date: '2026-11-18', time: '06:00-08:00', person: 'Ana', other: 'Bo' };

describe('overlap warnings', () => {
  it.each([
    [warn('overlap', overlap), `${day} 06:00-08:00 Since 2026-01-01 / ${day} 07:00-09:00 School`],
    [warn('overlap_of_person', overlap), `Ana Silva: ${day} 06:00-08:00 Since 2026-01-01 / ${day} 07:00-09:00 School`],
    [warn('absence_ends', ends), `${day} 06:00-08:00: Ana will no longer be marked as away.`],
    [warn('cover_ends', ends), `${day} 06:00-08:00: Ana will no longer cover for Bo.`],
    [{ code: 'of-tomorrow', params: {}, msg: 'Something else.' }, 'Something else.'],
  ])('writes dates in words: $code', (warning, text) => {
    expect(formatOverlap(warning)).toBe(text);
  });

  it('lists every issue in the question', () => {
    const issues = ['A', 'B'].map((msg) => ({ field: 'insist', code: 'of-tomorrow', params: {}, msg }));
    expect(formatOverlapQuestion({ msg: 'Ana Silva has shifts at the same time.', issues })).toBe(
      'Ana Silva has shifts at the same time.\n• A\n• B\nAssign anyway?',
    );
    expect(formatOverlapQuestion({ msg: 'Two.', issues }, saveAnywayWords.question)).toBe(
      'Two.\n• A\n• B\nSave anyway?',
    );
  });
});
