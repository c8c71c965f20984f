import { previewSitePage } from '@cleaning/contracts';
import { useAction } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';

/** Milliseconds without typing until the page is rendered again. */
const PAUSE_MS = 600;

interface Asked {
  /** Path of the page. */
  readonly path: string;
  /** Texts that differ from the page's own, by their keys. */
  readonly texts: Readonly<Record<string, string>>;
  /** The typed texts can't be rendered: the last preview stays. */
  readonly isWrong: boolean;
  readonly onPage: (html: string) => void;
}

/** Renders a preview of the typed texts, one at a time, shortly after the last key. */
export function useLivePreview({ path, texts, isWrong, onPage }: Asked): { busy: boolean; failed: boolean } {
  const preview = useAction(previewSitePage);
  const asked = JSON.stringify(texts);
  const shown = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` and the end of the page before start the next one
  useEffect(() => {
    if (isWrong || preview.busy || shown.current === asked) return undefined;
    const first = shown.current === null;
    const timer = setTimeout(
      async () => {
        shown.current = asked;
        const made = await preview.run({ body: { path, texts: JSON.parse(asked) } });
        if (made.ok) onPage(made.value.html);
      },
      first ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [asked, isWrong, preview.busy]);
  return { busy: preview.busy, failed: preview.error !== null };
}
