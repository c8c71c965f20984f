import type { ComponentProps, ComponentType } from 'react';

type Loaded = typeof import('./WorkFrame');
interface WorkFrame {
  WorkTop: ComponentType<ComponentProps<Loaded['WorkTop']>>;
  WorkBottom: ComponentType<ComponentProps<Loaded['WorkBottom']>>;
}

const EMPTY_FRAME: WorkFrame = { WorkTop: () => null, WorkBottom: () => null };

let load: Promise<WorkFrame> | undefined;
let first: Promise<unknown> = Promise.resolve();

/**
 * Delays the frame until its page's screens are loaded: on a slow connection, a sub-contractor's Start comes before the
 * menu.
 */
export function loadWorkFrameAfter(screens: Promise<unknown>): void {
  first = screens.catch(() => {});
  void loadWorkFrame();
}

/**
 * Frame of the work area, which website visitors don't load. The screens work without it, so a failed load shows
 * nothing.
 */
export function loadWorkFrame(): Promise<WorkFrame> {
  load ??= first.then(() => import(/* webpackChunkName: "work" */ './WorkFrame')).catch(() => EMPTY_FRAME);
  return load;
}
