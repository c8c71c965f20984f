import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { listOwnFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

/** Files that may name the demo company: its data, its tests and the instructions for the demo. */
const ALLOWED =
  /^(?:packages\/contracts\/src\/(?:demo\.ts|site\/demo-company\.ts)|svc-[a-z]+\/src\/demo\/|svc-[a-z]+\/src\/(?:.+\/)?testing\/|e2e\/|releases\/|docs\/|README\.md$|CHANGELOG\.md$)|\.spec\.tsx?$/;
/** The colour is also the default of the design, used by drawings and test documents. */
const COLOURED =
  /^(?:packages\/ui\/src\/styles\/tokens\.css|packages\/contracts\/src\/site\/first-company\.ts)$|\.svg$/;

const { colour, telephone, mobile, fax, street, legal_name, short_name, insurer, abn } = DEMO_COMPANY;
const flat = (text: string) => text.toLowerCase().replace(/[\s()-]/g, '');
const NAMES = [telephone, mobile, fax, street, legal_name, insurer, abn, short_name].map(flat);
/** Logins and the mail domain of the demo. */
const DEMO_WORDS = /gumleaf-demo-2026|(?:admin|www\.)@?gumleaf\.example|\*gumleaf\*/g;

const texts = [...listOwnFiles(ROOT)]
  .map((file) => relative(ROOT, file))
  .filter((file) => /\.(?:tsx?|mjs|css|html|json|svg|conf|sh|yml)$/.test(file));
const named = (isRight: (text: string) => boolean, allowed: RegExp) =>
  texts.filter((file) => !allowed.test(file) && isRight(readFileSync(join(ROOT, file), 'utf8')));

describe('Company data', () => {
  it('is named nowhere in the code', () => {
    const isNamed = (text: string) => {
      const own = flat(text.replaceAll(DEMO_WORDS, ''));
      return NAMES.some((name) => own.includes(name));
    };
    expect(named(isNamed, ALLOWED)).toEqual([]);
  });

  it('sets its colour in no style and no component', () => {
    expect(named((text) => text.includes(colour), new RegExp(`${ALLOWED.source}|${COLOURED.source}`))).toEqual([]);
  });

  it('claims no opening hours in the code', () => {
    // The specification fixes this heading.
    const isClaimed = (text: string) =>
      /24 hours a day|24\s?\/\s?(?:7|365)\b|24x(?:7|365)|\bround the clock|365 days/i.test(
        text.replace("capacityTitle: '24x365 capacity'", ''),
      );
    expect(named(isClaimed, /^(?:e2e|docs|releases|scripts)\/|\.spec\.tsx?$/)).toEqual([]);
  });
});
