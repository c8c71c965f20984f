import { useNavigate } from 'react-router-dom';
import { pageState } from './pageState';

/** Asks whether to leave the page. */
type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();

/** Registers a question before the page is left. Returns a function that removes it. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => asks.delete(ask);
}

/** Asks the question of the page's newest form before unsaved entries are lost. */
export async function askToLeave(): Promise<boolean> {
  const ask = [...asks].at(-1);
  return !ask || ask();
}

/** Whether leaving the page now asks. */
export const hasUnsaved = (): boolean => asks.size > 0 && !pageState.isAskingSkipped;

/** Leaves the page other than by navigation, for example at a logout. With unsaved entries, it asks first. */
export function leavePage(leave: () => void): void {
  if (!hasUnsaved()) leave();
  else void askToLeave().then((mayGo) => mayGo && leave());
}

/**
 * Starts a navigation without a question: the screen navigates itself, or the question was answered. Returns the result
 * of `navigate`: a promise resolves once the page is shown.
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

/** Registers a question before a logout, which resolves to whether to log out. Returns a function that removes it. */
export function askBeforeLogout(ask: Ask): () => void {
  logoutAsks.add(ask);
  return () => logoutAsks.delete(ask);
}

/** Asks the registered questions one after the other, until somebody wants to stay. */
export async function askToLogOut(): Promise<boolean> {
  for (const ask of logoutAsks) if (!(await ask())) return false;
  return true;
}

/** Opens a path of this site, unless it is already open. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    if (path !== location.pathname + location.search) void navigate(path);
  };
}
