import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { ROOT } from '../root.mjs';

/** Workspaces with texts in several languages; each has a lingui.config.ts. */
const WORKSPACES = ['mf-contractor', 'svc-auth'];
const LINGUI_COMPILE = path.join(ROOT, 'node_modules/@lingui/cli/dist/lingui-compile.js');

const getWriteTime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a compiled catalogue is missing, or older than the PO file of any language, because each needs the texts of English. */
function isOutdated(workspace) {
  const folder = path.join(ROOT, workspace, 'src/languages');
  const catalogues = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.join(folder, name));
  const compiled = catalogues.map((file) => file.replace(/\.po$/, '.ts'));
  return Math.max(...catalogues.map(getWriteTime)) > Math.min(...compiled.map(getWriteTime));
}

async function compileAll() {
  for (const workspace of WORKSPACES.filter(isOutdated)) {
    const { code, output } = await runCommand(
      process.execPath,
      [LINGUI_COMPILE, '--strict', '--verbose', '--workers', '1'],
      {
        cwd: path.join(ROOT, workspace),
      },
    );
    if (code !== 0) throw new Problem(`The catalogues of ${workspace} do not compile:\n${output.trim()}`);
  }
}

let compiled;

/**
 * Compiles outdated catalogues like `npx lingui compile --strict` in their workspace, once for each process.
 * @throws Problem with the missing texts of a language
 */
export function compileCatalogues() {
  compiled ??= compileAll();
  return compiled;
}
