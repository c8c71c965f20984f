import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { compose, docker, ROOT } from './docker.js';

const NAME = 'www.gumleaf.test';
/** nginx checks for a new certificate each minute. */
const SERVED_WITHIN_MS = 120_000;
const AUTHORITY = 'cleaning/authority:test';

/** Debian's pebble: an ACME authority for tests that validates like Let's Encrypt. */
const DOCKERFILE = `FROM cleaning/acme:test
USER root
RUN apt-get update && apt-get install -y --no-install-recommends pebble && rm -rf /var/lib/apt/lists/*
COPY authority.json key.pem certificate.pem /authority/
RUN chmod -R a+rX /authority
USER nginx
ENTRYPOINT ["pebble", "-config", "/authority/authority.json"]
`;
const PEBBLE_SETTINGS = {
  pebble: {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/authority/certificate.pem',
    privateKey: '/authority/key.pem',
    // nginx listens here for traffic to port 80.
    httpPort: 8081,
    tlsPort: 8080,
  },
};

/** Issuer and serial number of the certificate that nginx serves, or the connection error. */
function readCertificate(port: number): Promise<{ issuer: string; serial: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, servername: NAME, rejectUnauthorized: false }, () => {
      const { issuer, serialNumber } = socket.getPeerCertificate();
      socket.end();
      resolve({ issuer: String(issuer.CN), serial: serialNumber });
    });
    socket.on('error', reject);
  });
}

test('gets a certificate by ACME and renews it without restarting nginx', async ({ product }) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-acme-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const key = [
    'openssl req -x509 -newkey rsa:2048 -noenc -days 2 -subj /CN=authority -addext subjectAltName=DNS:authority',
    '-keyout /tmp/key.pem -out /tmp/certificate.pem 2>/dev/null && cat /tmp/key.pem /tmp/certificate.pem',
  ].join(' ');
  await docker('build', '--quiet', '--target', 'acme', '--tag', 'cleaning/acme:test', ROOT);
  const pem = await docker('run', '--rm', '--entrypoint', 'sh', 'cleaning/acme:test', '-c', key);
  const begin = pem.indexOf('-----BEGIN CERTIFICATE');
  await write('key.pem', pem.slice(0, begin));
  await write('certificate.pem', pem.slice(begin));
  await write('authority.json', JSON.stringify(PEBBLE_SETTINGS));
  await write('Dockerfile', DOCKERFILE);
  await write(
    'authority.yml',
    JSON.stringify({
      services: {
        // lego asks once; the next attempt comes an hour later.
        authority: {
          image: AUTHORITY,
          networks: ['public'],
          healthcheck: { test: ['CMD', 'curl', '-kfsS', 'https://127.0.0.1:14000/dir'], interval: '1s', retries: 60 },
        },
        nginx: { networks: { public: { aliases: [NAME] } } },
        acme: {
          environment: {
            ACME_NAMES: NAME,
            ACME_EMAIL: 'office@gumleaf.example',
            ACME_SERVER: 'https://authority:14000/dir',
            LEGO_CA_CERTIFICATES: '/authority.pem',
          },
          volumes: [`${join(folder, 'certificate.pem')}:/authority.pem:ro`],
        },
      },
    }),
  );
  process.env.ACME_NAMES = NAME;
  process.env.ACME_EMAIL = 'office@gumleaf.example';
  const files = ['docker-compose.yml', 'deploy/compose/acme.yml', join(folder, 'authority.yml')];
  const composeWithAuthority = (...args: string[]) => compose(...files.flatMap((file) => ['-f', file]), ...args);
  const port = Number(new URL(product.url).port);
  // The test authority loses its accounts when it stops.
  const removeAccounts = () =>
    docker(
      'volume',
      'rm',
      '--force',
      ...['acme', 'acme-answers'].map((name) => `${process.env.COMPOSE_PROJECT_NAME}_${name}`),
    );
  try {
    await removeAccounts();
    await docker('build', '--quiet', '--tag', AUTHORITY, folder);
    await composeWithAuthority('up', '--detach', '--no-deps', '--no-build', '--wait', 'authority', 'nginx');
    await composeWithAuthority('up', '--detach', '--no-deps', '--no-build', 'acme');

    const findCertificateProblems = async (former?: string) => {
      const { issuer, serial } = await readCertificate(port);
      return issuer.includes('Pebble') && serial !== former ? [] : [`the certificate is ${serial} of ${issuer}`];
    };
    await eventually(findCertificateProblems, SERVED_WITHIN_MS);
    const { serial } = await readCertificate(port);

    await test.step('asks for nothing while the certificate is valid', async () => {
      expect(await composeWithAuthority('exec', '-T', 'acme', 'acme.sh', 'once')).toContain('no renewal');
    });

    await test.step('takes a new certificate while nginx keeps running', async () => {
      const started = () => composeWithAuthority('ps', '--format', '{{.ID}} {{.CreatedAt}}', 'nginx');
      const before = await started();
      await composeWithAuthority('exec', '-T', 'acme', 'sh', '-c', 'rm /acme/asked && acme.sh once');
      await eventually(() => findCertificateProblems(serial), SERVED_WITHIN_MS);
      expect(await started()).toBe(before);
    });
  } catch (error) {
    console.log(await composeWithAuthority('logs', '--no-color', '--tail', '40', 'authority', 'acme'));
    throw error;
  } finally {
    delete process.env.ACME_NAMES;
    delete process.env.ACME_EMAIL;
    await compose('run', '--rm', '-T', 'certificate', 'remove');
    await compose(
      'up',
      '--detach',
      '--no-deps',
      '--no-build',
      '--remove-orphans',
      '--force-recreate',
      '--wait',
      'nginx',
    );
    await removeAccounts();
    await rm(folder, { recursive: true, force: true });
  }
});
