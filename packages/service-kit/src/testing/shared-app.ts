import type { TestApp } from './test-app.js';

/**
 * One app for all describe blocks that run together: it starts before the first one and stops after the last. A block calls what is answered
 * here, and gets what opens the app in its hooks.
 */
export function shareApp(start: () => Promise<TestApp>): () => () => Promise<TestApp> {
  let shared: Promise<TestApp> | undefined;
  /** Number of blocks still running. */
  let users = 0;
  return () => {
    users += 1;
    afterAll(async () => {
      users -= 1;
      if (users > 0) return;
      const last = await shared;
      shared = undefined;
      await last?.stop();
    });
    return () => {
      shared ??= start();
      return shared;
    };
  };
}
