import { readEnvironment } from '@cleaning/service-kit';
import { environment } from '../environment.js';
import { parseIdentityProviders } from './identity-providers.js';

const GOOGLE = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  client_id: 'client',
  client_secret: 'secret',
};
const parse = (...providers: object[]) => parseIdentityProviders(JSON.stringify(providers));

it.each([
  'https://accounts.google.com',
  'https://login.microsoftonline.com/8f4c2a1e-6d2b-4b57-9a53-6f0d3d0e8a11/v2.0',
  'http://127.0.0.1:4000',
  'http://localhost:4000',
])('accepts the issuer %s', (issuer) => {
  expect(parse({ ...GOOGLE, issuer })).toEqual([{ ...GOOGLE, issuer }]);
});

it.each([
  ['http on another machine', 'http://accounts.google.com'],
  ['the directories of all companies', 'https://login.microsoftonline.com/common/v2.0'],
  ['the directories of all organizations', 'https://login.microsoftonline.com/organizations/v2.0'],
  ['a query', 'https://accounts.google.com?tenant=1'],
  ['a user name', 'https://me@accounts.google.com'],
  ['what is no address', 'accounts.google.com'],
])('refuses an issuer with %s', (_, issuer) => {
  expect(parse({ ...GOOGLE, issuer })).toBeUndefined();
});

it.each([
  ['an unknown name', [{ ...GOOGLE, secret: 'x' }]],
  ['a missing secret', [{ ...GOOGLE, client_secret: '' }]],
  ['an id twice', [GOOGLE, { ...GOOGLE, issuer: 'https://login.example.com' }]],
  ['an issuer twice', [GOOGLE, { ...GOOGLE, id: 'other' }]],
])('refuses %s', (_, providers) => {
  expect(parse(...providers)).toBeUndefined();
});

describe('OIDC_ISSUERS', () => {
  const start = (OIDC_ISSUERS: string) =>
    readEnvironment(environment, {
      DATABASE_URL: 'postgresql://localhost/auth',
      REDIS_URL: 'redis://localhost',
      DOCUMENT_LINK_SECRET: 'x'.repeat(32),
      DATA_KEY: 'x'.repeat(32),
      OIDC_ISSUERS,
    });

  it('is empty by default', () => {
    expect(start('').OIDC_ISSUERS).toEqual([]);
  });

  it.each(['no JSON', '{}', JSON.stringify([{ ...GOOGLE, issuer: 'http://accounts.google.com' }])])(
    'stops the start with %s, without naming the value',
    (text) => {
      expect(() => start(text)).toThrow('Environment: OIDC_ISSUERS has a value that does not fit.');
    },
  );
});
