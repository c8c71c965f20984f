/** Reads a value of the global setup of integration specs. */
export function readGlobalSetup(name: 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL' | 'TEST_TOKEN_KEY'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: integration specs run in the integration project`);
  return value;
}
