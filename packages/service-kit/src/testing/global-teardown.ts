import type { TestGlobal } from './global-setup.js';

export default async function teardown(): Promise<void> {
  await (globalThis as TestGlobal).testServers?.stop();
}
