import { endOtherSessions, endSession, listSessions, type OwnSession } from '@cleaning/contracts';
import { Badge, Button, Card, formatInstant, Notice, passFocus, QueryState, useConfirm } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { sessions as texts } from './texts';
import { useCalendarQuestion } from './useCalendarQuestion';

/** Open logins of the person, with buttons to end them. */
export function Sessions() {
  const query = useCall(listSessions);
  const one = useAction(endSession);
  const others = useAction(endOtherSessions);
  const confirm = useConfirm();
  const askForCalendar = useCalendarQuestion();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);

  /** The pressed button is gone, so the heading takes the focus. */
  function report(text: string) {
    setDone(text);
    passFocus(heading.current);
  }

  async function end({ id }: OwnSession) {
    setDone('');
    if ((await one.run({ body: { id } })).ok) report(texts.ended);
  }

  async function endOthers() {
    setDone('');
    if (!(await confirm(texts.confirmOthers, { confirmLabel: texts.endOthers, danger: true }))) return;
    if (!(await others.run()).ok) return;
    const calendar = await askForCalendar();
    report([texts.othersEnded, calendar].join(' ').trim());
  }

  const error = one.error ?? others.error;
  return (
    <Card title={texts.title}>
      <p className="mc-note" ref={heading} tabIndex={-1}>
        {texts.lead}
      </p>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      <div role="status">{done && <Notice tone="ok">{done}</Notice>}</div>
      <QueryState query={query}>
        {(rows) => (
          <>
            <ul className="mc-sessions">
              {rows.map((session) => {
                const device = session.device || texts.unknown;
                return (
                  <li key={session.id} className="mc-session">
                    <div>
                      <p className="mc-session__device">
                        {device} {session.current && <Badge tone="ok">{texts.here}</Badge>}
                      </p>
                      <p className="mc-note">{texts.lastUse(formatInstant(session.last_used_at))}</p>
                      <p className="mc-note">{texts.since(formatInstant(session.created_at))}</p>
                    </div>
                    {!session.current && (
                      <Button
                        variant="secondary"
                        busy={one.busy}
                        aria-label={texts.endNamed(device)}
                        onClick={() => end(session)}
                      >
                        {texts.end}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {rows.some(({ current }) => !current) && (
              <div className="mc-actions">
                <Button variant="danger" busy={others.busy} onClick={endOthers}>
                  {texts.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}
