import { type ComponentType, lazy, type ReactElement, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What the shell knows of a screen beyond its address. */
export interface ScreenHandle {
  /** The chunk that holds it. */
  readonly chunk: string;
  /** Brings the code, so that the screen then shows at once: a page that was written at build must not be torn down for it. */
  readonly load: () => Promise<void>;
}

interface Source {
  readonly later: ComponentType;
  loaded: ComponentType | undefined;
}

function Screen({ source }: { source: Source }) {
  // Kept while the screen is shown: a change of the component's identity would throw its state away.
  const [Content] = useState(() => source.loaded ?? source.later);
  return <Content />;
}

/** A screen in a file of its own, which comes when its route is opened. `load` names its chunk `chunk`. */
export function screen(chunk: string, load: Load): { element: ReactElement; handle: ScreenHandle } {
  const source: Source = { later: lazy(load), loaded: undefined };
  const handle = {
    chunk,
    load: async () => {
      source.loaded = (await load()).default;
    },
  };
  // The key: another route is another screen.
  return { element: <Screen key={chunk} source={source} />, handle };
}
