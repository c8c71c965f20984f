import { checkNodeVersion } from './machine/node-version.mjs';

checkNodeVersion();
// Only now: these files need the Node that was just asked for.
const { runProgram } = await import('./program.mjs');
const { test } = await import('./test-product.mjs');
runProgram(test);
