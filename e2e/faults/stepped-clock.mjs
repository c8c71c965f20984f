import { readFileSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Preloaded into services (NODE_OPTIONS). At SIGWINCH, at which Nest does not shut down, the clock of this process is as far from the machine's
// as the file of its process id says, in ms, as when an operator or NTP sets a machine's clock. Timers go on evenly, as they do then. The file is
// deleted when the clock is set.

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
