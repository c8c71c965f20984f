import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.mjs';

const SERVICE = path.join(ROOT, 'svc-invoice');
const FILES = JSON.parse(readFileSync(path.join(SERVICE, 'src/bank-statements/hostile.json'), 'utf8'));
const ROUNDS = 5;

const load = (file) => import(pathToFileURL(path.join(SERVICE, 'dist', file)).href);

const fill = ({ head, part, tail }, size) =>
  Buffer.from(head + part.repeat(Math.floor((size - head.length - tail.length) / part.length)) + tail);

/** Processor time of one read in ms, also of a failed one; the minimum of some rounds. */
function measure(read, bytes) {
  const costs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    try {
      read(bytes);
    } catch (error) {
      if (!error.code) throw error;
    }
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

/**
 * Measures the slowest bank files at full and at a quarter of the size: the ratio must be near four, not the sixteen of a quadratic reader.
 */
export async function measureHostileFiles() {
  const { MAX_STATEMENT_BYTES } = await import('@cleaning/contracts');
  const { refuseBinary, decodeBytes } = await import('@cleaning/service-kit/csv');
  const { isOfx, readOfx } = await load('bank-statements/ofx.js');
  const csv = await load('bank-statements/statement-csv.js');
  const read = (bytes) => {
    refuseBinary(bytes);
    const text = decodeBytes(bytes);
    if (isOfx(text)) return readOfx(text);
    const file = csv.readStatementCsv(text);
    return csv.readStatementRows(file, csv.proposeStatementColumns(file));
  };
  return Object.fromEntries(
    FILES.map((file) => {
      const quarter = measure(read, fill(file, MAX_STATEMENT_BYTES / 4));
      const whole = measure(read, fill(file, MAX_STATEMENT_BYTES));
      return [
        file.name,
        {
          'quarter ms': Math.round(quarter),
          'whole ms': Math.round(whole),
          ratio: Number((whole / quarter).toFixed(1)),
        },
      ];
    }),
  );
}
