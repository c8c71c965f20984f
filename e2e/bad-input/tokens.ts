import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Sealing } from '@cleaning/service-kit';
import type { Databases } from '../stack/databases.js';

type Json = Readonly<Record<string, unknown>>;

const encodePart = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(header: Json, claims: Json, key: string | KeyObject): string {
  const text = `${encodePart({ typ: 'JWT', ...header })}.${encodePart(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/**
 * Tokens that must be refused, by their defect. The expired one and the one of a former session have a valid signature.
 * @param token a good token of a person
 * @param dataKey that the signing key is sealed under
 */
export async function buildBadTokens(
  databases: Databases,
  token: string,
  dataKey: string,
): Promise<Readonly<Record<string, string>>> {
  const [key] = await databases.query<{ kid: string; private_key: string; public_key_pem: string }>(
    'auth',
    'SELECT kid, private_key, public_key_pem FROM signing_key WHERE retired_at IS NULL',
  );
  if (!key) throw new Error('svc-auth has no key');
  const { kid } = key;
  const privateKey = new Sealing({ DATA_KEY: dataKey }).open(key.private_key, `signing_key/${kid}/private_key`);
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { exp: number; sv: number };
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const confused = `${encodePart({ alg: 'HS256', typ: 'JWT', kid })}.${body}`;
  const withKid = (odd: unknown) => signToken({ alg: 'RS256', kid: odd }, claims, stranger);
  return {
    expired: signToken({ alg: 'RS256', kid }, { ...claims, exp: claims.exp - 86_400 }, privateKey),
    'of a former session': signToken({ alg: 'RS256', kid }, { ...claims, sv: claims.sv - 1 }, privateKey),
    'without an algorithm': `${encodePart({ alg: 'none', kid })}.${body}.`,
    'signed with the public key': `${confused}.${createHmac('sha256', key.public_key_pem).update(confused).digest('base64url')}`,
    'signed by a stranger': signToken({ alg: 'RS256', kid }, claims, stranger),
    'of another person, with a signature that was good': `${head}.${encodePart({ ...claims, role: 'admin' })}.${signature}`,
    'without a signature': `${head}.${body}.`,
    'cut off': token.slice(0, -20),
    'with a key id of NUL': withKid('\0'),
    'with a key id that is a path': withKid('../../etc/passwd'),
    'with a key id that is SQL': withKid("' OR true --"),
    'with a key id that is a number': withKid(7),
    'with a key id that is an object': withKid({ toString: 'x' }),
    'with a long key id': withKid('k'.repeat(2000)),
    'longer than any header may be': `${token}${'x'.repeat(9000)}`,
    'of three empty parts': '..',
    'that is no JSON': `${Buffer.from('{').toString('base64url')}.${body}.${signature}`,
    'that is null': `${Buffer.from('null').toString('base64url')}.${Buffer.from('null').toString('base64url')}.x`,
    'that is a word': 'undefined',
  };
}
