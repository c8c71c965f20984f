import { useNavigate } from 'react-router-dom';

/** Asks whether to leave the page, and calls `leave` if so. */
type Ask = (leave: () => void) => void;

const asks = new Set<Ask>();

/** Until the answer is called, `ask` is asked before the page is left by `leavePage`. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => asks.delete(ask);
}

/** Calls `leave`; while the page holds what is not saved, only if whoever entered it wants to leave. */
export function leavePage(leave: () => void): void {
  const newest = [...asks].at(-1);
  if (newest) newest(leave);
  else leave();
}

let logoutAsk: (() => Promise<boolean>) | undefined;

/** Until the answer is called, `ask` is asked before a logout; it answers whether to log out. */
export function askBeforeLogout(ask: () => Promise<boolean>): () => void {
  logoutAsk = ask;
  return () => {
    logoutAsk = undefined;
  };
}

/** Asks what was registered. */
export const mayLogOut = async (): Promise<boolean> => (await logoutAsk?.()) ?? true;

/** Opens a path of this site by `leavePage`; the one that is open already stays as it is. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    if (path !== location.pathname + location.search) leavePage(() => navigate(path));
  };
}
