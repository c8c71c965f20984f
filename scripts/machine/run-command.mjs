import { spawn } from 'node:child_process';

const running = new Set();

/**
 * Resolves with {code, output} when the command ends; `output` is the last 64 kB of both streams.
 * `onLine` gets each line as it arrives. A command that cannot be started resolves with code 127.
 */
export function runCommand(command, args, { onLine, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    let output = '';
    let rest = '';
    const take = (chunk) => {
      output = (output + chunk).slice(-65_536);
      if (!onLine) return;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (rest) onLine?.(rest);
      resolve({ code: code ?? 1, signal, output });
    });
  });
}

/** For an interruption during a long step. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

export const getLastLines = (output, count = 8) => output.trimEnd().split('\n').slice(-count).join('\n');
