import { z } from 'zod';
import { EnvironmentError, readEnvironment } from './environment.js';

const good = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/db', REDIS_URL: 'redis://127.0.0.1:2' };

describe('environment', () => {
  it('fills defaults', () => {
    expect(readEnvironment(z.object({}), good)).toMatchObject({ PORT: 3000, BUSINESS_TZ: 'Australia/Adelaide' });
  });

  it('names missing and invalid variables without their values', () => {
    const read = () =>
      readEnvironment(z.object({ SECRET: z.string().min(32) }), {
        REDIS_URL: 'http://secret-host',
        SECRET: 'too-short-secret',
      });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/DATABASE_URL is missing/);
    expect(read).toThrow(/REDIS_URL has a value/);
    expect(read).not.toThrow(/too-short-secret|secret-host/);
  });

  it('treats an empty value as missing', () => {
    expect(() => readEnvironment(z.object({}), { ...good, DATABASE_URL: '' })).toThrow(/DATABASE_URL is missing/);
  });
});
