import { Button } from '@cleaning/ui';
import type { KeptPress } from '../kept/keptPress';
import { dropPress } from '../kept/keptPresses';
import { work } from '../texts';

const TIME = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Australia/Adelaide',
});

const nameOf = ({ action, jobName, pressedAt }: KeptPress) =>
  work.keptPress(action === 'start' ? work.start : work.finish, jobName, TIME.format(new Date(pressedAt)));

/** Presses that wait for a connection, and those that the server has refused. */
export function KeptList({ kept }: { kept: readonly KeptPress[] }) {
  const waiting = kept.filter(({ isWaiting, refusal }) => isWaiting && refusal === null);
  const refused = kept.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <div className="mc-bar__kept">
            <p>{work.keptWaiting}</p>
            <ul>
              {waiting.map((press) => (
                <li key={press.key}>{nameOf(press)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div role="alert">
        {refused.map((press) => (
          <div key={press.key} className="mc-bar__refused">
            <p>
              {nameOf(press)}: {press.refusal}
            </p>
            <Button variant="secondary" onClick={() => dropPress(press.key)}>
              {work.dismiss}
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}
