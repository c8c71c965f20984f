import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PROGRAM } from '../build/bundle-services.mjs';
import { Problem } from '../problem.mjs';
import { Child } from './child.mjs';
import { answersOk } from './ready.mjs';

export const SERVICES = ['auth', 'jobs', 'media', 'invoice'];

/**
 * Limits of V8's heap in MB, including the young generation. Without them they depend on the machine's memory, up to 4
 * GB, and a heap grows before it is collected. In containers they depend on the container's limit.
 */
const HEAP_LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=512'];

/** glibc's malloc returns freed memory. Otherwise each of a process' threads keeps its own, in pieces. */
const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** Variables that services inherit from the caller's environment. */
const INHERITED_VARIABLES = [
  'PATH',
  'HOME',
  'LANG',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'LOG_LEVEL',
  'DATABASE_CONNECTIONS',
  'ANSWER_WITHIN_SECONDS',
  'BUSINESS_TZ',
  'GST_RATE_PERCENT',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRIES_PER_HOUR_IN_TOTAL',
  'ENQUIRIES_IN_FLOOD_PER_DAY',
  'REGISTRATIONS_PER_HOUR',
  'PAYMENT_HOLD_HOURS',
  'MANUAL_RECORD_LIMIT',
  'ADMIN_SECOND_FACTOR',
];
/** For services with sealed data, during key rotation. */
const PREVIOUS_KEY = ['DATA_KEY_PREVIOUS'];
const MAIL = ['SMTP_URL', 'MAIL_FROM', 'MAIL_PICKUP', 'OFFICE_EMAIL'];
const SMS = ['SMS_URL', 'SMS_CENTS_PER_SEGMENT'];
const LOGIN_PROVIDERS = ['OIDC_ISSUERS'];
const XERO = [
  'XERO_CLIENT_ID',
  'XERO_CLIENT_SECRET',
  'XERO_SCOPES',
  'XERO_LOGIN_URL',
  'XERO_IDENTITY_URL',
  'XERO_API_URL',
];
const MAP = ['MAP_TILES', 'MAP_ATTRIBUTION'];
const OBJECT_STORE = [
  'OBJECT_STORE',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_BUCKET',
  'S3_REGION',
  'S3_TIMEOUT_MS',
];

const pick = (source, names) =>
  Object.fromEntries(names.filter((name) => source[name] !== undefined).map((name) => [name, source[name]]));

/** Each service gets only the variables that it reads. */
function buildEnvironments({ root, dataDir, ports, redisUrl, databaseUrl, secrets, admin, demo, siteUrl, extra }) {
  const source = { ...process.env, ...extra };
  const objects = path.join(dataDir, 'objects');
  mkdirSync(objects, { recursive: true, mode: 0o700 });
  const address = (name) => `http://127.0.0.1:${ports[name]}`;
  const { pairs } = secrets;
  const sealing = { DATA_KEY: secrets.dataKey, ...pick(source, PREVIOUS_KEY) };
  const own = {
    auth: {
      ...sealing,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...pick(source, MAIL),
      ...pick(source, SMS),
      ...pick(source, LOGIN_PROVIDERS),
      MAIL_FOLDER: path.join(dataDir, 'mail'),
      SITE_URL: siteUrl,
      DOCUMENT_LINK_SECRET: secrets.documentLink,
      JOBS_URL: address('jobs'),
      JOBS_SECRET: pairs.authJobs,
      MEDIA_URL: address('media'),
      MEDIA_SECRET: pairs.authMedia,
      INVOICE_URL: address('invoice'),
      INVOICE_SECRET: pairs.authInvoice,
    },
    jobs: {
      ...sealing,
      DOCUMENT_LINK_SECRET: secrets.documentLink,
      AUTH_URL: address('auth'),
      AUTH_SECRET: pairs.authJobs,
      MEDIA_URL: address('media'),
      MEDIA_SECRET: pairs.jobsMedia,
      INVOICE_URL: address('invoice'),
      INVOICE_SECRET: pairs.jobsInvoice,
      ...pick(source, MAP),
    },
    media: {
      ...sealing,
      AUTH_URL: address('auth'),
      AUTH_SECRET: pairs.authMedia,
      JOBS_URL: address('jobs'),
      JOBS_SECRET: pairs.jobsMedia,
      INVOICE_URL: address('invoice'),
      INVOICE_SECRET: pairs.mediaInvoice,
      DOCUMENT_LINK_SECRET: secrets.documentLink,
      ...pick(source, ['ANONYMOUS_UPLOAD_BYTES_PER_HOUR']),
      SITE_URL: siteUrl,
      PAGES_PROGRAM: path.join(root, '.cache', 'pages'),
      PAGES_FOLDER: path.join(dataDir, 'pages'),
      OBJECT_STORE: 'folder',
      OBJECT_FOLDER: objects,
      ...pick(source, OBJECT_STORE),
    },
    invoice: {
      ...sealing,
      ...pick(source, XERO),
      SITE_URL: siteUrl,
      AUTH_URL: address('auth'),
      AUTH_SECRET: pairs.authInvoice,
      JOBS_URL: address('jobs'),
      JOBS_SECRET: pairs.jobsInvoice,
      MEDIA_URL: address('media'),
      MEDIA_SECRET: pairs.mediaInvoice,
    },
  };
  return (name) => ({
    ...pick(source, INHERITED_VARIABLES),
    NODE_ENV: 'production',
    ...MALLOC_SETTINGS,
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    DATABASE_URL: databaseUrl(name),
    REDIS_URL: redisUrl(name),
    DEMO_DATA: String(demo),
    ...own[name],
    ...extra,
  });
}

/** The four services by name, not started. */
export function createServices({ root, node, logFile, records, log, postgres, ...settings }) {
  const environment = buildEnvironments({ root, ...settings });
  const services = {};
  return Object.fromEntries(
    SERVICES.map((name) => {
      const entry = path.join(root, `svc-${name}`, 'dist', PROGRAM);
      if (!existsSync(entry)) throw new Problem(`svc-${name} is not built: run "npm run build" first.`);
      const url = `http://127.0.0.1:${settings.ports[name]}`;
      const child = new Child({
        name: `svc-${name}`,
        command: node,
        args: [...HEAP_LIMITS, entry],
        cwd: path.join(root, `svc-${name}`),
        env: environment(name),
        logFile: logFile(`svc-${name}`),
        isReady: () => answersOk(`${url}/readyz`),
        // No service is ready without svc-auth's token keys.
        waitsFor: name === 'auth' ? [postgres] : [postgres, services.auth],
        records,
        log,
      });
      services[name] = child;
      return [name, Object.assign(child, { port: settings.ports[name], url })];
    }),
  );
}
