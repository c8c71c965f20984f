import { runLongTest } from './long-test.mjs';
import { runProgram } from './program.mjs';

/** The tests' default of a minute is too short to meet many faults. */
const FAULTS_MINUTES = process.env.FAULTS_MINUTES || '10';
/** Chosen here, so that the runner and its worker have the same. */
const FAULTS_SEED = process.env.FAULTS_SEED || String(Math.floor(Math.random() * 1_000_000));

/**
 * `npm run faults`: mixed load over HTTP while processes and stores are killed, restarted, halted or emptied at random, then a check
 * against the clients' own record. FAULTS_SEED repeats a run's faults.
 */
runProgram((signal) => runLongTest('faults-under-load', { FAULTS_MINUTES, FAULTS_SEED }, signal));
