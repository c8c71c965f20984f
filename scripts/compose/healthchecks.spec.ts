import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Check {
  readonly timeout?: string;
  readonly start_period?: string;
}

const ofCompose = ['docker-compose.yml', 'docker-compose.monitoring.yml'].flatMap((file) => {
  const { services } = parse(read(file), { merge: true }) as {
    services: Record<string, { readonly healthcheck?: Check }>;
  };
  return Object.entries(services).flatMap(([name, { healthcheck }]) =>
    healthcheck ? [[`${file}: ${name}`, healthcheck] as const] : [],
  );
});
const ofImages = [...read('Dockerfile').matchAll(/^HEALTHCHECK (--.*) CMD /gm)].map(([, words = ''], index) => {
  const options = new Map([...words.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  return [
    `Dockerfile: ${index + 1}`,
    { timeout: options.get('timeout'), start_period: options.get('start-period') } as Check,
  ] as const;
});

// Docker marks a container unhealthy after this time, and everything that waits for it fails.
describe('Health checks', () => {
  it.each([...ofCompose, ...ofImages])('give %s time to start on a busy machine', (_, { timeout, start_period }) => {
    expect([timeout, start_period]).toEqual(['10s', '30m']);
  });

  it('exist for every store, service and front end', () => {
    expect([ofCompose.length, ofImages.length]).toEqual([expect.any(Number), 4]);
    expect(ofCompose.length).toBeGreaterThanOrEqual(4);
  });
});
