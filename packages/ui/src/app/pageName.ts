import { useEffect } from 'react';

let current: string | undefined;
const listeners = new Set<() => void>();

function put(name: string | undefined): void {
  current = name;
  for (const listener of listeners) listener();
}

/** The name of the thing on the page, such as a job's; undefined until the screen knows it. */
export const getCurrentPageName = (): string | undefined => current;

export function onPageName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The frame shows the heading of the page in its breadcrumb. Only texts can be shown. */
export function usePageName(heading: unknown): void {
  const name = typeof heading === 'string' ? heading : undefined;
  useEffect(() => {
    if (name === undefined) return;
    put(name);
    return () => {
      if (current === name) put(undefined);
    };
  }, [name]);
}
