import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { federatedRoutes } from './load-routes';

const Nothing = () => null;

/** The bar about running work, which the contractor remote has. Without the remote there is none: its own pages tell what is wrong. */
export async function loadWorkBar(): Promise<{ default: ComponentType }> {
  try {
    // Loading its routes is what makes the remote known.
    await federatedRoutes.get('contractor');
    return (await loadRemote<{ default: ComponentType }>('mf_contractor/work-bar')) ?? { default: Nothing };
  } catch {
    return { default: Nothing };
  }
}
