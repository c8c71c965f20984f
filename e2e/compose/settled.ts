import { demoCompanySettled } from '../stack/demo-company';
import { databasesOfStack } from './load.js';

/** Before all tests on the stack of docker compose. */
export default async function untilSettled(): Promise<void> {
  const databases = await databasesOfStack();
  await demoCompanySettled(databases).finally(() => databases.close());
}
