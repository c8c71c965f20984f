import { askToLeave, hasUnsaved, navigateWithoutAsking, type RouteObject } from '@cleaning/ui/app';
import { createWrittenRouter, type DataRouter } from './writtenRouter';

/** Events that precede a press on a link, so that the browser's router can load early. */
const USES = ['pointerover', 'touchstart', 'keydown'];

/**
 * Router of a prerendered page until the first navigation.
 * @param change replaces it with the browser's router; rejects if its code can't be loaded
 * @param ahead loads that code early
 */
export function createPrerenderedRouter(
  routes: RouteObject[],
  pathname: string,
  change: () => Promise<DataRouter>,
  ahead: () => void,
): DataRouter {
  let changed: Promise<DataRouter> | undefined;
  const changeOnce = () => {
    changed ??= change().catch((error) => {
      // The next press tries again.
      changed = undefined;
      throw error;
    });
    return changed;
  };

  async function leave(...to: Parameters<DataRouter['navigate']>): Promise<void> {
    // Asks here, because the other router's blocker isn't there yet.
    if (hasUnsaved() && !(await askToLeave())) return;
    try {
      const router = await changeOnce();
      await navigateWithoutAsking(() => router.navigate(...to));
    } catch {
      // The browser navigates itself.
      if (typeof to[0] === 'string') location.assign(to[0]);
    }
  }
  addEventListener('popstate', () => void changeOnce());
  for (const use of USES) addEventListener(use, ahead, { once: true, passive: true });
  return createWrittenRouter(routes, pathname, leave as DataRouter['navigate']);
}
