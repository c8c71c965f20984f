import { Badge } from '@cleaning/ui';
import { work } from '../texts';
import type { TodaysSlot } from './todaysSlots';

export function TodaysSlots({ slots }: { slots: readonly TodaysSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <>
      <h3>{work.todaysSlots}</h3>
      <ul className="mc-slots">
        {slots.map(({ time, isDone }) => (
          <li key={time}>
            {time} <Badge tone={isDone ? 'ok' : 'neutral'}>{isDone ? work.slotDone : work.slotToDo}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
