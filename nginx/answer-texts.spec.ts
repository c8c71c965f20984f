import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf } from '../mf-contractor/src/languages/answers.js';

it('answers nothing in the place of a service that the phone app knows in English alone', () => {
  const texts = readdirSync(__dirname)
    .filter((name) => name.endsWith('.conf'))
    .flatMap((name) => [...readFileSync(join(__dirname, name), 'utf8').matchAll(/"msg":"([^"]+)"/g)])
    .map(([, msg = '']) => msg);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((msg) => !answerOf(msg))).toEqual([]);
});
