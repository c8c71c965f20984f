/**
 * Writes a typed client of the API: `npm run client [-- FOLDER]`, default `client/`. It has the calls for API keys and those for people.
 */
import { register } from 'node:module';
import path from 'node:path';
import { writeOpenApi } from './openapi.mjs';
import { ROOT } from './root.mjs';

// The generator builds syntax trees with TypeScript's JavaScript API, which TypeScript 7 does not have.
const typescript = new URL('./client/typescript.mjs', import.meta.url).href;
const source = `export async function resolve(specifier, context, next) {
  return specifier === 'typescript' ? { url: '${typescript}', shortCircuit: true } : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(source)}`);
const { createClient } = await import('@hey-api/openapi-ts');

const output = path.resolve(ROOT, process.argv[2] ?? 'client');
await createClient({
  input: writeOpenApi(),
  output,
  plugins: ['@hey-api/client-fetch'],
  logs: { level: 'silent' },
});
process.stdout.write(`Wrote ${output}\n`);
