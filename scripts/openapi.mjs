import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './nginx-lists/evaluate.mjs';
import { ROOT } from './root.mjs';

/** Writes the current OpenAPI document into `.cache/`, and returns its path. */
export function writeOpenApi() {
  const file = path.join(ROOT, '.cache/openapi/openapi.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const { buildOpenApiDocument } = evaluate('packages/contracts/src/openapi.ts');
  writeFileSync(file, JSON.stringify(buildOpenApiDocument()));
  return file;
}
