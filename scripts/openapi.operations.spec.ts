import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOpenApiDocument } from '@cleaning/contracts/openapi';

const ROOT = path.resolve(__dirname, '..');
const REDOCLY = path.join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');

describe('OpenAPI document', () => {
  it('passes the recommended rules of Redocly', async () => {
    const folder = path.join(ROOT, '.cache/openapi-lint');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(buildOpenApiDocument()));
    writeFileSync(path.join(folder, 'redocly.yaml'), 'extends: [recommended]\ntelemetry: off\n');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const args = [REDOCLY, 'lint', 'openapi.json', '--config=redocly.yaml', '--format=json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string }) => error);
    const { totals, problems } = JSON.parse(stdout) as {
      totals: { errors: number };
      problems: { severity: string; message: string }[];
    };
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect([totals.errors, errors]).toEqual([0, []]);
  });
});
