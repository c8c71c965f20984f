import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

const MAX_BYTES = 300_000;
const STORY_BYTES = 60_000;
const getText = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const getPictures = (page: string) =>
  [...getText(page).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, text, file = '']) => ({
    text,
    file: join(ROOT, dirname(page), file),
  }));
const readme = getText('README.md');
const pictures = getPictures('README.md');

describe("README's picture", () => {
  it('is there, is described, and is light enough to open on a phone', () => {
    expect(pictures).toHaveLength(1);
    for (const { text, file } of pictures) {
      expect(text).not.toBe('');
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it('is made by a command that README names', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(readme).toContain('`npm run picture`');
    expect(existsSync(join(ROOT, scripts.picture.split(' ')[1]))).toBe(true);
  });
});

describe('the pictures of docs/win-and-collect.md', () => {
  const page = 'docs/win-and-collect.md';
  const ofStory = getPictures(page);

  it.each(ofStory)('are described and light: $file', ({ text, file }) => {
    expect(text).not.toBe('');
    expect(statSync(file).size).toBeLessThanOrEqual(STORY_BYTES);
  });

  it('are all that its command makes', () => {
    expect(getText(page)).toContain('`npm run picture -- story docs/pictures/story`');
    const kept = readdirSync(join(ROOT, 'docs/pictures/story')).map((name) => join(ROOT, 'docs/pictures/story', name));
    expect(kept.toSorted()).toEqual(ofStory.map(({ file }) => file).toSorted());
  });
});
