import './late.css';
import { Notice } from '@cleaning/ui';
import { loadQueryLibrary, readToken } from '@cleaning/ui/app';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { USES, wasUsed } from './wasUsed';
import type { WrittenPart } from './writtenPart';

const texts = {
  notLoaded: 'The form didn’t load. What you typed is still here. Check your connection and press the button again.',
};

type Load = () => Promise<{ default: ComponentType }>;

interface LatePartProps {
  /** Whether this visitor needs it before using it, checked when the page is shown. */
  readonly isNeeded?: () => boolean;
}

export interface LatePart extends WrittenPart {
  readonly Part: ComponentType<LatePartProps>;
}

/** The session becomes known just after hydration, and would render a part again that is to stay as it is. */
const isWritten = () => readToken() === null;

const subscribeToNothing = () => () => {};

/** Called once the part is hydrated: replays presses and submissions from before (beforeScript.js). */
function takeOver(part: HTMLElement): void {
  part.removeAttribute('data-late');
  const button = part.querySelector<HTMLButtonElement>('button[data-waits]');
  delete button?.dataset.waits;
  button?.click();
  const form = part.querySelector<HTMLFormElement>('form[data-waits]');
  if (!form) return;
  delete form.dataset.waits;
  // The form shows its problems itself.
  form.noValidate = true;
  form.requestSubmit();
}

/** A press of a button that sends nothing. The last one counts. */
function noteButton(part: HTMLElement, { type, target }: Event): void {
  const button = type === 'click' && (target as Element).closest<HTMLElement>('button[type="button"]');
  if (!button) return;
  for (const other of part.querySelectorAll<HTMLElement>('button[data-waits]')) delete other.dataset.waits;
  button.dataset.waits = '';
}

/**
 * A part that makes calls, such as a form. It is in the prerendered page, and its code loads when somebody starts to
 * use it, so readers don't wait for it. Until then React keeps the prerendered HTML with everything typed into it (a
 * boundary that hydrates later).
 */
export function createLatePart(load: Load): LatePart {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function loadOnce(): Promise<void> {
    loading ??= Promise.all([load(), loadQueryLibrary()]).then(
      ([loaded]) => {
        Loaded = loaded.default;
        arrive();
      },
      (error) => {
        // The next use tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  let whole: Promise<void> | undefined;
  /**
   * For visitors who see nothing until it is loaded. One promise, even after a failure: the screen's boundary shows it
   * with Retry.
   */
  const loadWhole = () => {
    whole ??= loadOnce();
    return whole;
  };

  function Content({ place }: { place: RefObject<HTMLElement | null> }): ReactNode {
    const isTakenOver = useSyncExternalStore(
      subscribeToNothing,
      () => true,
      () => false,
    );
    useEffect(() => {
      if (place.current) takeOver(place.current);
    }, [place]);
    // Without prerendered HTML to keep, the code loads immediately. After all hooks: once loaded, nothing suspends.
    if (!Loaded) use(isTakenOver ? loadWhole() : arrived);
    return Loaded && <Loaded />;
  }

  function Part({ isNeeded }: LatePartProps) {
    const place = useRef<HTMLDivElement>(null);
    const [isLate] = useState(() => !Loaded || typeof document === 'undefined');
    const [problem, setProblem] = useState('');
    const needed = useRef(isNeeded);
    useEffect(() => {
      const part = place.current;
      if (!part || Loaded) return;
      const begin = () =>
        loadOnce().then(
          () => setProblem(''),
          () => {
            const pressed = part.querySelectorAll<HTMLElement>('[data-waits]');
            for (const one of pressed) delete one.dataset.waits;
            if (pressed.length > 0) setProblem(texts.notLoaded);
          },
        );
      const onUse = (event: Event) => {
        if (!part.hasAttribute('data-late') || !part.contains(event.target as Node)) return;
        noteButton(part, event);
        void begin();
      };
      if (needed.current?.() || wasUsed(part)) void begin();
      // Before React, which stops events in a part that it hasn't hydrated.
      for (const name of USES) window.addEventListener(name, onUse, { capture: true, passive: true });
      return () => {
        for (const name of USES) window.removeEventListener(name, onUse, { capture: true });
      };
    }, []);
    // A stable element: a part with new props would be rendered again instead of hydrated.
    const content = useMemo(
      () => (
        <Suspense>
          <Content place={place} />
        </Suspense>
      ),
      [],
    );
    return (
      <div ref={place} className="late" data-late={isLate ? '' : undefined}>
        {content}
        {problem !== '' && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
      </div>
    );
  }
  return { Part, isWritten, load: loadOnce };
}
