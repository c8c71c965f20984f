import './load-routes';
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

const Nothing = () => null;

/** The bar about running work, which the contractor remote has. Without the remote there is none: its own pages tell what is wrong. */
export async function loadWorkBar(): Promise<{ default: ComponentType }> {
  const bar = await loadRemote<{ default: ComponentType }>('mf_contractor/work-bar').catch(() => null);
  return bar ?? { default: Nothing };
}
