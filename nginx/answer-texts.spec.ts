import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusalCode, REFUSALS, writeSentence } from '@cleaning/contracts';

/** What nginx answers in the place of a service: status and JSON. */
const answers = readdirSync(__dirname)
  .filter((name) => name.endsWith('.conf'))
  .flatMap((name) => [...readFileSync(join(__dirname, name), 'utf8').matchAll(/return (\d+) '(\{"msg":[^']+\})'/g)])
  .map(([, status, body = '']) => {
    const filled = body.replace('$retry_after', '60').replace('$request_id', 'id');
    return { status: Number(status), ...(JSON.parse(filled) as { msg: string; code: string; params: object }) };
  });

it('answers in the place of a service what the refusals say', () => {
  expect(answers.length).toBeGreaterThan(3);
  for (const { status, msg, code, params } of answers) {
    expect([code, isRefusalCode(code)]).toEqual([code, true]);
    if (!isRefusalCode(code)) continue;
    expect([code, status, msg]).toEqual([code, REFUSALS[code].status, writeSentence(REFUSALS[code].say, params)]);
  }
});
