import { SessionProvider } from '@cleaning/ui/app';
import { type ReactNode, StrictMode } from 'react';
import { App } from './app';
import { type RoutesSource, RoutesSourceContext } from './remote/routes-source';

export interface RootProps {
  routes: RoutesSource;
  /** Puts the router around the app: the browser's, or one with a fixed address. */
  router: (app: ReactNode) => ReactNode;
}

/** The whole product as React sees it, the same in the browser and when pages are written ahead. */
export function Root({ routes, router }: RootProps) {
  return (
    <StrictMode>
      <RoutesSourceContext value={routes}>
        {router(
          <SessionProvider>
            <App />
          </SessionProvider>,
        )}
      </RoutesSourceContext>
    </StrictMode>
  );
}
