import { isDevelopment } from './isDevelopment';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['desk.gumleaf.example', false],
  ['localhost.gumleaf.example', false],
])('%s: %s', (hostname, is) => expect(isDevelopment(hostname)).toBe(is));
