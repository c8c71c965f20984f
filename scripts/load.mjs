import { runLongTest } from './long-test.mjs';
import { runProgram } from './program.mjs';

const LOAD_MINUTES = process.env.LOAD_MINUTES || '15';
const LOAD_PHONES = process.env.LOAD_PHONES || '300';
const LOAD_ADMINS = process.env.LOAD_ADMINS || '20';

/**
 * `npm run load`: a company at work on its own stack on the loopback interface. LOAD_PHONES sub-contractors start within five minutes (or
 * half of a shorter run), read their plan and send photos and documents, and LOAD_ADMINS admins read and write, for LOAD_MINUTES. Prints the
 * times of each call; fails if a call had no answer, or if a write is lost or doubled after each part was killed once.
 */
runProgram((signal) => runLongTest('load', { LOAD_MINUTES, LOAD_PHONES, LOAD_ADMINS }, signal));
