import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { outdatedFiles } from './architecture/map.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

/** Writes the map of the product and nginx's lists of calls from its code; with --check it writes nothing and fails when the map would change. */
async function architecture() {
  const outdated = outdatedFiles();
  if (process.argv.includes('--check')) {
    const names = outdated.map(({ file }) => file).join(', ');
    if (outdated.length > 0) throw new Problem(`Out of date: ${names}. Run node scripts/architecture.mjs.`);
    return;
  }
  for (const { file, text } of outdated) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
}

runProgram(architecture);
