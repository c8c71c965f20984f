import type { Shift } from '@cleaning/contracts';
import type { LucideIcon } from 'lucide-react';
import Circle from 'lucide-react/icons/circle';
import SquaresIntersect from 'lucide-react/icons/squares-intersect';
import { cell, originWords, plan, shiftWords } from './texts';
import type { PlannedShift, PlanSlot } from './week';

/** Differences from the timetable; empty without any. */
export function formatShiftState({ state, origin, other, re_clean }: Shift): string {
  const reClean = re_clean ? cell.reClean : '';
  if (state === 'covered' && other) return [cell.coveredBy(other.user_name), reClean].filter(Boolean).join(', ');
  if (origin === 'cover' && state === 'planned' && other)
    return [cell.coverFor(other.user_name), reClean].filter(Boolean).join(', ');
  return [shiftWords[state], reClean || originWords[origin]].filter(Boolean).join(', ');
}

type Shape = 'gap' | 'overlap';

const SHAPES: Readonly<Record<Shape, LucideIcon>> = { gap: Circle, overlap: SquaresIntersect };

/** An icon, because the fonts of many phones lack a character for two places at once. */
export function MarkShape({ shape }: { shape: Shape }) {
  const Icon = SHAPES[shape];
  return <Icon size={12} />;
}

/** Marked by shape and words, never by colour alone. */
export function Mark({ shape, children }: { shape: Shape; children: string }) {
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

/** All shifts of a slot are on the same day and holiday. */
export const getHoliday = ({ shifts }: PlanSlot): string => shifts[0]?.shift.holiday ?? '';
