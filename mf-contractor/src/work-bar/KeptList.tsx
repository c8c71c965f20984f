import { Button } from '@cleaning/ui';
import type { KeptClockEvent } from '../clock-events/keptClockEvent';
import { dropClockEvent } from '../clock-events/keptClockEvents';
import { work } from '../texts';

const TIME = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Australia/Adelaide',
});

const nameOf = ({ action, jobName, pressedAt }: KeptClockEvent) =>
  work.keptClockEvent(action === 'start' ? work.start : work.finish, jobName, TIME.format(new Date(pressedAt)));

/** Clock events that wait for a connection, and those that the server has refused. */
export function KeptList({ kept }: { kept: readonly KeptClockEvent[] }) {
  const waiting = kept.filter(({ isWaiting, refusal }) => isWaiting && refusal === null);
  const refused = kept.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <div className="mc-bar__kept">
            <p>{work.keptWaiting}</p>
            <ul>
              {waiting.map((event) => (
                <li key={event.key}>{nameOf(event)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div role="alert">
        {refused.map((event) => (
          <div key={event.key} className="mc-bar__refused">
            <p>
              {nameOf(event)}: {event.refusal}
            </p>
            <Button variant="secondary" onClick={() => dropClockEvent(event.key)}>
              {work.dismiss}
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}
