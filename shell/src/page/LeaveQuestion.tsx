import { askToLeave, hasUnsaved, NavigationType, useBlocker } from '@cleaning/ui/app';
import { useEffect } from 'react';

/**
 * Asks before a link, Back or Forward leaves a page with unsaved entries. The router allows only one blocker, which is
 * this one. Redirects replace, and changes of the search within a page don't count as leaving.
 */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsaved() &&
      historyAction !== NavigationType.Replace &&
      (historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname),
  );
  const { state, proceed, reset } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that the router stops
  useEffect(() => {
    if (state === 'blocked') void askToLeave().then((mayGo) => (mayGo ? proceed?.() : reset?.()));
  }, [state]);
  return null;
}
