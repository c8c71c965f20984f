import { QUEUE_PAGE_SECONDS } from '@cleaning/contracts';
import { makePass, readPass } from './queue-page.service.js';

const SECRET = 'a secret of more than thirty-two letters';
const ANA = {
  id: '0190ffff-0000-7000-8000-000000000000',
  sessionVersion: 3,
  sessionId: '0190ffff-0000-7000-8000-00000000000a',
};
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describe('a queue page pass', () => {
  it('is valid until it expires', () => {
    const pass = makePass(SECRET, ANA, at(0));
    expect(readPass(SECRET, pass, at(0))).toEqual(ANA);
    expect(readPass(SECRET, pass, at(QUEUE_PAGE_SECONDS))).toEqual(ANA);
    expect(readPass(SECRET, pass, at(QUEUE_PAGE_SECONDS + 1))).toBeNull();
  });

  it('is invalid when altered, cut or signed with another secret', () => {
    const pass = makePass(SECRET, ANA, at(0));
    const [id, version, session, expires, signature] = pass.split('.');
    for (const forged of [
      '',
      'x',
      makePass(`${SECRET}!`, ANA, at(0)),
      [id, '4', session, expires, signature].join('.'),
      [id, version, '', expires, signature].join('.'),
      [id, version, session, Number(expires) + 1, signature].join('.'),
      [id, version, session, expires, ''].join('.'),
      [id, version, session, expires, signature?.slice(1)].join('.'),
      [id, version, session, expires].join('.'),
      `${pass}A`,
    ])
      expect([forged, readPass(SECRET, forged, at(0))]).toEqual([forged, null]);
  });
});
