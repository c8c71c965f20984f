import { costFigures } from './bench/cost-figures.mjs';
import { httpFigures } from './bench/http-figures.mjs';
import { payFigures } from './bench/pay-figures.mjs';
import { startFigures } from './bench/start-figures.mjs';

/** `npm run bench`, or one part of it: `npm run bench -- start`, `npm run bench -- http`, `npm run bench -- costs`, `npm run bench -- pay`. */
const PARTS = { start: startFigures, http: httpFigures, costs: costFigures, pay: payFigures };

// Figures are printed beside their goals. A missed goal is no error: figures depend on the machine.
for (const part of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)) await PARTS[part]();
