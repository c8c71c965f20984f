import { useNavigate } from 'react-router-dom';

/** Asks whether to leave the page, and calls what leaves it if so; or is given Back or Forward, which it may stop. */
type Ask = (how: (() => void) | PopStateEvent) => void;

const asks = new Set<Ask>();
/** Until the answer is called, `ask` is asked before the page is left by `leavePage`, Back or Forward. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => asks.delete(ask);
}

/** Answers whether somebody is asked. For the window's popstate, too: added before the router's listener it is called before it. */
export function askNewest(how: Parameters<Ask>[0]): boolean {
  const ask = [...asks].at(-1);
  ask?.(how);
  return !!ask;
}

/** Calls `leave`; while the page holds what is not saved, only if whoever entered it wants to leave. */
export function leavePage(leave: () => void): void {
  if (!askNewest(leave)) leave();
}

const logoutAsks = new Set<() => Promise<boolean>>();

/** Until the answer is called, `ask` is asked before a logout; it answers whether to log out. */
export function askBeforeLogout(ask: () => Promise<boolean>): () => void {
  logoutAsks.add(ask);
  return () => logoutAsks.delete(ask);
}

/** Asks what was registered, one after the other, until somebody wants to stay. */
export async function mayLogOut(): Promise<boolean> {
  for (const ask of logoutAsks) if (!(await ask())) return false;
  return true;
}

/** Opens a path of this site by `leavePage`; the one that is open already stays as it is. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    if (path !== location.pathname + location.search) leavePage(() => navigate(path));
  };
}
