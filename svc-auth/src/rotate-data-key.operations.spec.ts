import { execFileSync } from 'node:child_process';
import { ENVIRONMENT } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { makeNumbers } from './testing/database-files.js';
import { DATA_KEY, People, startAuth } from './testing/people.js';

const NEW_KEY = 'another data key for tests of more than 32 characters';

describe('rotate-data-key', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startAuth();
  });
  afterAll(() => testApp.stop());

  it('reseals every text, prints the count and has nothing to do the second time', async () => {
    const people = new People(testApp);
    for (let person = 0; person < 3; person += 1) await people.createContractor({ details: makeNumbers() });
    const environment = testApp.app.get<Record<string, string>>(ENVIRONMENT);
    const rotate = () =>
      execFileSync(process.execPath, ['svc-auth/dist/rotate-data-key.js'], {
        env: { ...environment, DATA_KEY: NEW_KEY, DATA_KEY_PREVIOUS: DATA_KEY },
        encoding: 'utf8',
      });
    // The passport, account and BSB of three people, and the keys that tokens and push messages are signed with.
    expect(rotate()).toBe('11 texts were sealed again.\n');
    expect(rotate()).toBe('0 texts were sealed again.\n');
  });
});
