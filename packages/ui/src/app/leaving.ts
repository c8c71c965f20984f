import { useNavigate } from 'react-router-dom';
import { pageState } from './pageState';

/** Asks whether to leave the page. */
type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();

/** Until the answer is called, `ask` is asked before the page is left. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => asks.delete(ask);
}

/** Asks before unsaved entries are lost, through the page's newest form. */
export async function askToLeave(): Promise<boolean> {
  const ask = [...asks].at(-1);
  return !ask || ask();
}

/** Whether to ask before the page is left now. */
export const hasUnsaved = (): boolean => asks.size > 0 && !pageState.isAskingSkipped;

/** Leaves the page other than by navigation, such as with a logout. If the page has unsaved entries, only after the person agrees. */
export function leavePage(leave: () => void): void {
  if (!hasUnsaved()) leave();
  else void askToLeave().then((mayGo) => mayGo && leave());
}

/**
 * Begins a navigation that nobody is asked about: the screen itself leads on, or the question was answered. Answers what `navigate` does: a
 * promise is fulfilled once the page is shown.
 */
export function navigateWithoutAsking(navigate: () => void | Promise<void>): void | Promise<void> {
  pageState.isAskingSkipped = true;
  try {
    // The router calls its blocker before this returns.
    return navigate();
  } finally {
    pageState.isAskingSkipped = false;
  }
}

const logoutAsks = new Set<Ask>();

/** Until the answer is called, `ask` is asked before a logout; it answers whether to log out. */
export function askBeforeLogout(ask: Ask): () => void {
  logoutAsks.add(ask);
  return () => logoutAsks.delete(ask);
}

/** Asks what was registered, one after the other, until somebody wants to stay. */
export async function askToLogOut(): Promise<boolean> {
  for (const ask of logoutAsks) if (!(await ask())) return false;
  return true;
}

/** Opens a path of this site; the one that is open already stays as it is. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    if (path !== location.pathname + location.search) void navigate(path);
  };
}
