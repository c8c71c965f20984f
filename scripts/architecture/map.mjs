import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { readFacts } from './facts.mjs';
import { nginxServices, nginxSiteRoutes, nginxUploads } from './nginx-services.mjs';
import { renewDocument } from './page.mjs';

const DOCUMENTS = ['docs/architecture.md', 'CONTRIBUTING.md'];

const current = (file) => {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8');
  } catch {
    return '';
  }
};

/** nginx reads them. */
const NGINX_FILES = [
  ['nginx/api-services.conf', nginxServices],
  ['nginx/api-uploads.conf', nginxUploads],
  ['nginx/site-routes.conf', nginxSiteRoutes],
];

/** The files of the map that differ from the code, each with the text that it should have. */
export function outdatedFiles() {
  const facts = readFacts();
  const documents = DOCUMENTS.map((file) => ({ file, text: renewDocument(current(file), file, facts) }));
  const lists = NGINX_FILES.map(([file, textOf]) => ({ file, text: textOf(facts) }));
  return [...documents, ...lists].filter(({ file, text }) => text !== current(file));
}
