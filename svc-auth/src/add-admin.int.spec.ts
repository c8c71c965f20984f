import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../dist/add-admin.js');

it('runs add-admin without echoing the password typed at a terminal', async () => {
  // script(1) gives it a terminal.
  const command = `${process.execPath} ${PROGRAM} boss@example.com 'Some Body'`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (text.includes('then Enter')) child.stdin.write('typo\u007f\u007f\u007f\u007fsecret7\r');
  });
  const [code] = await once(child, 'close');
  expect([code, shown]).toEqual([1, expect.stringContaining('password: is too short')]);
  expect(shown).not.toMatch(/typo|secret7/);
});
