import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listOutdatedFiles } from './nginx-lists/files.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

async function writeLists() {
  for (const { file, text } of listOutdatedFiles()) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
}

runProgram(writeLists);
