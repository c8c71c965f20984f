import { useEffect } from 'react';
import { createStore } from './createStore';

/** The name of the thing on the page, such as a job's; undefined until the screen knows it. */
const pageName = createStore<string | undefined>(undefined);

export const { get: getCurrentPageName, subscribe: onPageName } = pageName;

/** The frame shows the heading of the page in its breadcrumb. Only texts can be shown. */
export function usePageName(heading: unknown): void {
  const name = typeof heading === 'string' ? heading : undefined;
  useEffect(() => {
    if (name === undefined) return;
    pageName.set(name);
    return () => {
      if (pageName.get() === name) pageName.set(undefined);
    };
  }, [name]);
}
