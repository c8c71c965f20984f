import type { ReactNode } from 'react';
import { Panel } from '../desk/Panel';

/** A component, and its name and state above it. */
export function Example({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="ma-example">
      <p className="ma-example__state">{state}</p>
      {children}
    </div>
  );
}

/** Examples of one component. `isWide`: below each other. */
export function Examples({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Panel title={title}>
      <div className={isWide ? 'ma-examples ma-examples--wide' : 'ma-examples'}>{children}</div>
    </Panel>
  );
}
