import { toBusinessMoment } from '@cleaning/ui';
import { getLiveState, isConnected, onConnection, onLiveState, type WorkFrame } from '@cleaning/ui/app';
import { useSyncExternalStore } from 'react';
import { FRAME } from './texts';

const useConnected = () => useSyncExternalStore(onConnection, isConnected, () => true);

/** 'Last updated 22:31, reconnecting' while changes do not arrive; otherwise undefined. */
function useReconnecting(): string | undefined {
  const state = useSyncExternalStore(onLiveState, getLiveState, getLiveState);
  return state.status === 'cut' ? FRAME.reconnecting(toBusinessMoment(state.at).slice(11)) : undefined;
}

/** Desk only: whether the shown data is kept up to date. */
export function ConnectionDot() {
  const connected = useConnected();
  const reconnecting = useReconnecting();
  const text = connected ? (reconnecting ?? FRAME.connected) : FRAME.disconnected;
  return (
    <span className={connected && !reconnecting ? 'shell-dot' : 'shell-dot shell-dot--lost'} title={text}>
      <span className="ui-sr-only">{text}</span>
    </span>
  );
}

/** A line below the top bar while there is no connection, or while changes don't arrive. */
export function OfflineStrip({ frame }: { frame: WorkFrame }) {
  const connected = useConnected();
  const reconnecting = useReconnecting();
  const offline = frame === 'contractor' ? FRAME.ownOffline : (reconnecting ?? FRAME.deskOffline);
  const text = connected ? reconnecting : offline;
  return <div role="status">{text && <p className="shell-strip">{text}</p>}</div>;
}
