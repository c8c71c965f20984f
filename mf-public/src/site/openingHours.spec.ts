import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_COMPANY, type SiteData } from '@cleaning/contracts';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { openingHours } from './openingHours';

const hoursOf = (company: SiteData['company']) => {
  setSiteData({ company, texts: {}, pictures: {} });
  return openingHours();
};

/** Files of the public site with what they say; specs and compiled catalogues are none of them. */
const sources = (folder: string): [string, string][] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.includes('.spec.'))
    .map((file) => [file.name, readFileSync(join(file.parentPath, file.name), 'utf8')]);

describe('opening hours on the website', () => {
  it('are those that the company has saved', () => {
    expect(hoursOf(DEMO_COMPANY)).toEqual(['Mon–Fri 07:00–17:30']);
    const hours = [
      { days: [1, 3], opens: '08:00', closes: '12:00' },
      { days: [6], opens: '09:00', closes: '11:00' },
    ];
    expect(hoursOf({ ...DEMO_COMPANY, hours })).toEqual(['Mon, Wed 08:00–12:00', 'Sat 09:00–11:00']);
    expect(hoursOf(FIRST_COMPANY)).toEqual([]);
  });

  it('are contradicted by no text of the pages: "24x365 capacity" is a fixed heading of the about page', () => {
    const claims = sources(join(__dirname, '..')).flatMap(([name, text]) =>
      [...text.matchAll(/24 hours a day|24\s?\/\s?(?:7|365)|24x(?:7|365)|(?:a|')?round the clock|365 days/gi)].map(
        ([claim]) => [name, claim],
      ),
    );
    expect(claims).toEqual([['texts.ts', '24x365']]);
  });
});
