import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { csvService, ROWS } from '../testing/csv-lists.js';
import { measureHeldBytes } from '../testing/memory.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

/** Each sample runs a full garbage collection. */
const SAMPLE_EVERY_BYTES = 4_000_000;

jest.setTimeout(120_000);

describe('CSV list', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(csvService);
  });
  afterAll(() => testApp.stop());

  it(`needs less than 10 MB of memory for ${ROWS} rows`, async () => {
    const before = measureHeldBytes();
    const [answer] = (await once(get(`${testApp.url}/list.csv?of=long`), 'response')) as [IncomingMessage];
    let peak = 0;
    let bytes = 0;
    let lines = 0;
    let sampled = 0;
    for await (const chunk of answer) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      if (bytes - sampled > SAMPLE_EVERY_BYTES) {
        sampled = bytes;
        peak = Math.max(peak, measureHeldBytes() - before);
      }
    }
    expect(lines).toBe(ROWS + 1);
    expect(bytes).toBeGreaterThan(27_000_000);
    expect(peak).toBeLessThan(10_000_000);
  });
});
