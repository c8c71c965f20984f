import { isConnected, onConnection } from '@cleaning/ui/app';
import { useSyncExternalStore } from 'react';
import { FRAME } from './texts';

const useConnected = () => useSyncExternalStore(onConnection, isConnected, () => true);

/** On the desk: whether what is shown is kept up to date. */
export function ConnectionDot() {
  const connected = useConnected();
  const text = connected ? FRAME.connected : FRAME.disconnected;
  return (
    <span className={connected ? 'shell-dot' : 'shell-dot shell-dot--lost'} title={text}>
      <span className="ui-sr-only">{text}</span>
    </span>
  );
}

/** A line below the top bar while there is no connection. */
export function OfflineStrip({ frame }: { frame: 'desk' | 'contractor' }) {
  const connected = useConnected();
  return (
    <div role="status">
      {!connected && <p className="shell-strip">{frame === 'desk' ? FRAME.deskOffline : FRAME.ownOffline}</p>}
    </div>
  );
}
