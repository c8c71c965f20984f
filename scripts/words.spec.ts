import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ownFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

/** Words that are not said here, with what is said instead. */
const WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/leaveWork|onWork\b/i, 'work is what people do at a place: a transaction is run'],
  [/pressedAt|kept[-_]press|registration_pace|loose_object|PATIENCE_MS/i, 'the present name'],
  // `npm run bench` measures: that is what the word means.
  [/[a-z]Bench\b|\bbench\.(?!mjs|example)[a-z]+\(|\btest bench\b/, 'a test app'],
  [/\bbus\b/i, 'queue, feed or stream'],
  [/\bhears of\b/i, 'is told of'],
  [/\bmends? (?:it|itself)\b|cannot mend/i, 'correct, repair or try again'],
  [/what is so now/i, 'what is saved now'],
  [/who have left\b/i, 'who left'],
  [/answer of the register\b/i, 'an answer of ABN Lookup'],
  [
    /good once|good (?:and )?for (?:nothing|\$\{|\w+ (?:minutes?|hours?|days)\b)|(?:not|no longer) good any more|is good until/i,
    'works once, valid for',
  ],
  [/so already/i, 'what is the case'],
];

/** Names that databases and phones of earlier versions still have, and what takes them over. */
const EARLIER = [
  /^scripts\/words\.spec\.ts$/,
  /(?:^|\/)(?:releases|migrations)\//,
  /^mf-contractor\/src\/clock-events\/earlierClockEvents(?:\.spec)?\.ts$/,
];
const TEXT = /\.(?:[cm]?[jt]sx?|css|html|json|md|sh|sql|ya?ml|conf|txt)$/;

it('words of one corner of the product are nowhere', () => {
  const files = [...ownFiles(ROOT)]
    .map((file) => relative(ROOT, file))
    .filter((name) => TEXT.test(name) && name !== 'package-lock.json' && !EARLIER.some((one) => one.test(name)));
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((name) =>
    readFileSync(`${ROOT}/${name}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        WORDS.filter(([word]) => word.test(line)).map(
          ([, instead]) => `${name}:${index + 1}: ${line.trim()} (${instead})`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
