import type { Shift } from '@cleaning/contracts';
import { Icon } from '@cleaning/ui';
import { cell, originWords, plan, shiftWords } from './texts';
import type { PlannedShift, PlanSlot } from './week';

/** What is not as the timetable says; empty otherwise. */
export function stateWords({ state, origin, other, re_clean }: Shift): string {
  const reClean = re_clean ? cell.reClean : '';
  if (state === 'covered' && other) return [cell.coveredBy(other.user_name), reClean].filter(Boolean).join(', ');
  if (origin === 'cover' && state === 'planned' && other)
    return [cell.coverFor(other.user_name), reClean].filter(Boolean).join(', ');
  return [shiftWords[state], reClean || originWords[origin]].filter(Boolean).join(', ');
}

const SHAPES = {
  gap: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
  overlap: 'M4 4h11v11H4ZM9 9h11v11H9Z',
};

/** Drawn: fonts of many phones have no character for two places at once. */
export function MarkShape({ shape }: { shape: keyof typeof SHAPES }) {
  return <Icon path={SHAPES[shape]} size={12} />;
}

/** Marked by shape and words, never by colour alone. */
export function Mark({ shape, children }: { shape: keyof typeof SHAPES; children: string }) {
  return (
    <span className={`ma-mark ma-mark--${shape}`}>
      <MarkShape shape={shape} /> {children}
    </span>
  );
}

export function GapMark({ gap }: Pick<PlanSlot, 'gap'>) {
  if (!gap) return null;
  return <Mark shape="gap">{gap.planned === 0 ? plan.nobody : plan.tooFew(gap.planned, gap.needed)}</Mark>;
}

export function OverlapMarks({ overlaps }: Pick<PlannedShift, 'overlaps'>) {
  return overlaps.map((other) => (
    <Mark key={`${other.job_id} ${other.date} ${other.time}`} shape="overlap">
      {plan.overlapsWith(other.time, other.job_name)}
    </Mark>
  ));
}

/** Of one slot all shifts are on the same holiday. */
export const holidayOf = ({ shifts }: PlanSlot): string => shifts[0]?.shift.holiday ?? '';
