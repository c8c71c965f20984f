import { isDevelopment } from './isDevelopment';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['desk.gumleaf.example', false],
  ['localhost.gumleaf.example', false],
])('decides whether %s is a development host: %s', (hostname, is) => expect(isDevelopment(hostname)).toBe(is));
