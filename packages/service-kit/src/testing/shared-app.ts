import type { TestApp } from './test-app.js';

/**
 * One app for all describe blocks of a file, stopped after the last. Each block calls the returned function, and opens the app in its hooks with
 * the result.
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
