import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { readContainerVersion } from './container-node.mjs';

describe('readContainerVersion', () => {
  it('reads the version of Node from the Dockerfile', () => {
    expect(readContainerVersion('FROM nginx:1.28.0 AS nginx\nFROM node:24.1.2-bookworm-slim AS runtime\n')).toBe(
      '24.1.2',
    );
    expect(() => readContainerVersion('FROM node:latest AS runtime')).toThrow('names no version');
  });

  it('matches the version that README names', () => {
    const [major] = readContainerVersion().split('.');
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`Node ${major}`);
  });
});
