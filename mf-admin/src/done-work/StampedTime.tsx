import { readableMoment } from '../correct-work/readableMoment';
import { workList as texts } from '../texts';

/** A time of day; for a press that came late also when it came (YYYY-MM-DD HH:MM in business time, else empty). */
export function StampedTime({ time, receivedAt }: { time: string; receivedAt: string }) {
  if (receivedAt === '') return time;
  return (
    <span className="ma-stamp">
      {time}
      <small>{texts.received(readableMoment(receivedAt))}</small>
    </span>
  );
}
