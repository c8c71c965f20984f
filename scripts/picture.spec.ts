import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const MOST_BYTES = 300_000;
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const pictures = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, text, file]) => ({
  text,
  file: join(ROOT, file ?? ''),
}));

describe("README's picture", () => {
  it('is there, is described, and is light enough to open on a phone', () => {
    expect(pictures).toHaveLength(1);
    for (const { text, file } of pictures) {
      expect(text).not.toBe('');
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it('is made by a command that README names', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(readme).toContain('`npm run picture`');
    expect(existsSync(join(ROOT, scripts.picture.split(' ')[1]))).toBe(true);
  });
});
