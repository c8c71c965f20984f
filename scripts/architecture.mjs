import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFacts } from './architecture/facts.mjs';
import { renewDocument } from './architecture/page.mjs';
import { drawPicture } from './architecture/picture.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

const PICTURE = 'docs/pictures/architecture.svg';
const DOCUMENTS = ['docs/architecture.md', 'CONTRIBUTING.md'];

const current = (file) => {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8');
  } catch {
    return '';
  }
};

/** Writes the map of the product from its code; with --check it writes nothing and fails when the map would change. */
async function architecture() {
  const facts = readFacts();
  const files = [
    [PICTURE, drawPicture(facts)],
    ...DOCUMENTS.map((file) => [file, renewDocument(current(file), file, facts)]),
  ];
  const changed = files.filter(([file, text]) => text !== current(file));
  if (process.argv.includes('--check')) {
    const names = changed.map(([file]) => file).join(', ');
    if (changed.length > 0) throw new Problem(`Out of date: ${names}. Run node scripts/architecture.mjs.`);
    return;
  }
  for (const [file, text] of changed) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
}

runProgram(architecture);
