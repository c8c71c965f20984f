import { Badge, Button, Card, Notice, type PushState, readPushState, startPush, stopPush } from '@cleaning/ui';
import { ApiError, getMessage, useCurrentUser } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { push as texts } from './texts';

/** Push messages on this device. The browser asks for permission only after the press. */
export function PushCard() {
  const { id } = useCurrentUser();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let over = false;
    readPushState(id).then(
      (now) => !over && setState(now),
      () => !over && setState('unsupported'),
    );
    return () => {
      over = true;
    };
  }, [id]);

  async function change(act: () => Promise<PushState>) {
    setBusy(true);
    setProblem('');
    try {
      setState(await act());
    } catch (refusal) {
      setProblem(refusal instanceof ApiError ? getMessage(refusal) : texts.failed);
    }
    setBusy(false);
  }
  const stop = async (): Promise<PushState> => {
    await stopPush();
    return 'off';
  };

  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div role="status">
        {state === 'on' && <Badge tone="ok">{texts.on}</Badge>}
        {state === 'blocked' && <Notice tone="warn">{texts.blocked}</Notice>}
        {state === 'unsupported' && <p>{texts.unsupported}</p>}
        {state === 'install-first' && <p>{texts.installFirst}</p>}
      </div>
      {(state === 'off' || state === 'on') && (
        <div className="mc-actions">
          {state === 'off' ? (
            <Button busy={busy} onClick={() => change(() => startPush(id))}>
              {texts.start}
            </Button>
          ) : (
            <Button variant="secondary" busy={busy} onClick={() => change(stop)}>
              {texts.stop}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
