import { checkNodeVersion } from './machine/node-version.mjs';

checkNodeVersion();
// Imported after the check, because these files need a current Node.
const { runProgram } = await import('./program.mjs');
const { test } = await import('./test-product.mjs');
runProgram(test);
