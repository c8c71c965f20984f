import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIGEST = `sha256:${'a'.repeat(64)}`;
const OLDER = `sha256:${'b'.repeat(64)}`;
/** Fakes docker with a registry that lacks one image. */
const DOCKER = `#!/bin/sh
case "$*" in
  *none/*) exit 1 ;;
  'image inspect '*) for image; do :; done; echo "\${image%:*}@${DIGEST}" ;;
esac
`;

describe('pin-images.sh', () => {
  let folder: string;
  const put = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pin = (...words: string[]) =>
    spawnSync('sh', [join(folder, 'scripts/compose/pin-images.sh'), ...words], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pin-'));
    put('bin/docker', DOCKER);
    chmodSync(join(folder, 'bin/docker'), 0o755);
    put(
      'docker-compose.yml',
      `    image: \${IMAGE_PREFIX:-cleaning}/x:\${VERSION:-local}\n    image: redis:8.2.3@${OLDER}\n`,
    );
    put('docker-compose.monitoring.yml', '    image: prom/node:v1.9.1\n');
    put('Dockerfile', 'FROM node:24.21.0-slim AS runtime\nFROM runtime AS service\nFROM nginx:1.28.0 AS nginx\n');
    mkdirSync(join(folder, 'scripts/compose'), { recursive: true });
    copyFileSync(join(__dirname, 'pin-images.sh'), join(folder, 'scripts/compose/pin-images.sh'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds digests to images of others, replaces old digests and changes nothing else', () => {
    expect(pin()).toMatchObject({ status: 0, stderr: '' });
    expect(read('docker-compose.yml')).toBe(
      `    image: \${IMAGE_PREFIX:-cleaning}/x:\${VERSION:-local}\n    image: redis:8.2.3@${DIGEST}\n`,
    );
    expect(read('docker-compose.monitoring.yml')).toBe(`    image: prom/node:v1.9.1@${DIGEST}\n`);
    expect(read('Dockerfile')).toBe(
      `FROM node:24.21.0-slim@${DIGEST} AS runtime\nFROM runtime AS service\nFROM nginx:1.28.0@${DIGEST} AS nginx\n`,
    );
    const before = read('Dockerfile');
    expect(pin().status).toBe(0);
    expect(read('Dockerfile')).toBe(before);
  });

  it('names an image without a digest and still pins the others', () => {
    put('docker-compose.monitoring.yml', '    image: none/node:v1.9.1\n');
    const { status, stderr } = pin();
    expect([status, stderr]).toEqual([1, 'none/node:v1.9.1: its registry gives no digest; the line stays as it is.\n']);
    expect(read('docker-compose.monitoring.yml')).toBe('    image: none/node:v1.9.1\n');
    expect(read('docker-compose.yml')).toContain(`redis:8.2.3@${DIGEST}`);
  });

  it('removes the digests again', () => {
    pin();
    expect(pin('off').status).toBe(0);
    expect(read('docker-compose.yml')).toContain('image: redis:8.2.3\n');
    expect(read('Dockerfile')).toContain('FROM node:24.21.0-slim AS runtime\n');
  });
});
