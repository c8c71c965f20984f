import type { WorkFrame } from '@cleaning/ui/app';
import { useCrumbs } from './crumbs';

/** `aria-current` of the menu entry nearest to the page: `page` on the page itself, `true` below it. */
export function useCurrent(
  frame: WorkFrame,
  entries: readonly { readonly to: string }[],
): (to: string) => 'page' | 'true' | undefined {
  const crumbs = useCrumbs(frame);
  const nearest = crumbs.findLastIndex((crumb) => entries.some(({ to }) => to === crumb.to));
  return (to) => {
    if (nearest < 0 || crumbs[nearest]?.to !== to) return undefined;
    return nearest === crumbs.length - 1 ? 'page' : 'true';
  };
}
