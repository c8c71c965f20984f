import { readFileSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Preloaded into services (NODE_OPTIONS). At SIGWINCH, on which Nest does not shut down, this process's clock moves
// away from the machine's by the ms in the file named after its process id, as when an operator or NTP sets a machine's
// clock. Timers run on evenly, as they would. The file is deleted once the clock is set.

const MachineDate = Date;
let stepMs = 0;
const getNow = () => MachineDate.now() + stepMs;

const SteppedDate = new Proxy(MachineDate, {
  apply: () => new MachineDate(getNow()).toString(),
  construct: (target, values, used) =>
    Reflect.construct(target, values.length === 0 ? [getNow()] : values, used === SteppedDate ? target : used),
  get: (target, name) => (name === 'now' ? getNow : Reflect.get(target, name)),
});
MachineDate.prototype.constructor = SteppedDate;
globalThis.Date = SteppedDate;

process.on('SIGWINCH', () => {
  const file = path.join(tmpdir(), `cleaning-clock-${process.pid}`);
  stepMs = Number(readFileSync(file, 'utf8'));
  unlinkSync(file);
});
