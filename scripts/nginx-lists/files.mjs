import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { readFacts } from './facts.mjs';
import { buildServices, buildSiteRoutes, buildUploads } from './texts.mjs';

/** nginx' lists of calls and pages that differ from the code, with their new text. */
export function listOutdatedFiles() {
  const facts = readFacts();
  const lists = [
    { file: 'nginx/api-services.conf', text: buildServices(facts) },
    { file: 'nginx/api-uploads.conf', text: buildUploads(facts) },
    { file: 'nginx/site-routes.conf', text: buildSiteRoutes(facts) },
  ];
  return lists.filter(({ file, text }) => text !== readFileSync(path.join(ROOT, file), 'utf8'));
}
