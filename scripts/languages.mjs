import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { compiledFile } from './languages/compiled.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

const FOLDERS = ['mf-contractor/src/languages', 'svc-auth/src/languages'];
const LANGUAGES = ['ne', 'zh-Hans', 'vi', 'es', 'si'];

async function catalogueOf(folder, language) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, folder, language, 'index.ts')],
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  const { catalogue } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return catalogue;
}

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Compiles the catalogues of all languages; with --check it writes nothing and fails when a file would change. */
async function languages() {
  const outdated = [];
  for (const folder of FOLDERS) {
    for (const language of LANGUAGES) {
      const file = path.join(ROOT, folder, 'compiled', `${language}.ts`);
      const text = compiledFile(await catalogueOf(folder, language));
      if (text !== textOf(file)) outdated.push({ file, text });
    }
  }
  if (process.argv.includes('--check')) {
    const names = outdated.map(({ file }) => path.relative(ROOT, file)).join(', ');
    if (names !== '') throw new Problem(`Out of date: ${names}. Run node scripts/languages.mjs.`);
    return;
  }
  for (const { file, text } of outdated) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Wrote ${path.relative(ROOT, file)}`);
  }
}

runProgram(languages);
