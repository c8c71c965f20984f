import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PHONE_PAGES, UNVERIFIED_PAGE } from './picture/phone-pages.mjs';
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

describe('Picture of README', () => {
  it('exists, has a description and is light enough for a phone', () => {
    expect(pictures).toHaveLength(1);
    for (const { text, file } of pictures) {
      expect(text).not.toBe('');
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it('comes from a command that README names', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(readme).toContain('`npm run picture`');
    expect(existsSync(join(ROOT, scripts.picture.split(' ')[1]))).toBe(true);
  });
});

describe('Pictures of docs/win-and-collect.md', () => {
  const page = 'docs/win-and-collect.md';
  const ofStory = getPictures(page);

  it.each(ofStory)('have a description and are light: $file', ({ text, file }) => {
    expect(text).not.toBe('');
    expect(statSync(file).size).toBeLessThanOrEqual(STORY_BYTES);
  });

  it('are exactly those that their command makes', () => {
    expect(getText(page)).toContain('`npm run picture -- story docs/pictures/story`');
    const kept = readdirSync(join(ROOT, 'docs/pictures/story')).map((name) => join(ROOT, 'docs/pictures/story', name));
    expect(kept.toSorted()).toEqual(ofStory.map(({ file }) => file).toSorted());
  });
});

describe('Pictures of the phone', () => {
  it('show every page of the sub-contractors’ app', () => {
    const paths = [...getText('mf-contractor/src/handles.ts').matchAll(/^ {2}'(\/[^']*)': \{/gm)].map(
      ([, path]) => path,
    );
    const ofContractors = paths.filter((path) => !path?.startsWith('/admin'));
    expect([...PHONE_PAGES, UNVERIFIED_PAGE].toSorted()).toEqual(ofContractors.toSorted());
  });
});
