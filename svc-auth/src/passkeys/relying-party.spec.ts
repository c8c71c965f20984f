import { isCounterRollback, toRelyingParty } from './relying-party.js';

it.each([
  ['https://www.gumleaf.example', 'www.gumleaf.example', 'https://www.gumleaf.example'],
  ['https://www.gumleaf.example:8443/path', 'www.gumleaf.example', 'https://www.gumleaf.example:8443'],
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
])('turns %s into the relying party %s', (siteUrl, id, origin) => {
  expect(toRelyingParty(siteUrl)).toEqual({ id, origin });
});

it.each([
  [0, 0, false],
  [0, 1, false],
  [5, 6, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('compares the stored counter %i with the received %i: went back %s', (stored, received, expected) => {
  expect(isCounterRollback(stored, received)).toBe(expected);
});
