import { waitForDemoCompany } from '../stack/demo-company';
import { openStackDatabases } from './load.js';

/** Global setup of tests on the stack of docker compose. */
export default async function waitUntilSettled(): Promise<void> {
  const databases = await openStackDatabases();
  await waitForDemoCompany(databases).finally(() => databases.close());
}
