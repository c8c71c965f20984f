import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';

const DOCUMENT = join(import.meta.dirname, 'xero_accounting.yaml');
/** Paths in use. Prism takes 15 seconds for all of Xero's. */
const PATHS = [
  '/Accounts',
  '/TaxRates',
  '/Contacts',
  '/Invoices',
  '/Invoices/{InvoiceID}',
  '/CreditNotes',
  '/CreditNotes/{CreditNoteID}/Allocations',
  '/BankTransactions',
  '/Payments',
];
/** Enough for a busy machine. */
const START_MS = 150_000;
const POLL_MS = 2000;

/**
 * Properties that neither we nor the stand-in use, by schema. They form a cycle from invoices to payments to credit
 * notes, which makes Prism check one call for seconds. Used properties are checked by Xero's document.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  Invoice: ['Payments', 'Prepayments', 'Overpayments', 'CreditNotes', 'Attachments', 'InvoiceAddresses'],
  CreditNote: ['Allocations', 'Payments', 'InvoiceAddresses'],
  Contact: [
    'ContactPersons',
    'SalesTrackingCategories',
    'PurchasesTrackingCategories',
    'PaymentTerms',
    'ContactGroups',
    'BrandingTheme',
    'BatchPayments',
    'Balances',
    'Attachments',
  ],
  Payment: ['CreditNote', 'Prepayment', 'Overpayment', 'BatchPayment'],
  Allocation: ['Overpayment', 'Prepayment', 'CreditNote'],
  LineItem: ['Item', 'Tracking', 'TaxBreakdown'],
};

interface Schema {
  readonly properties?: Record<string, unknown>;
}
interface OpenApiDocument {
  readonly paths: Record<string, unknown>;
  readonly components: Record<string, unknown> & { readonly schemas: Record<string, Schema> };
}

/** Schemas that are referenced directly or indirectly. */
function findUsedSchemas(from: unknown, schemas: Record<string, Schema>, used = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (used.has(name)) continue;
    used.add(name);
    findUsedSchemas(schemas[name] ?? {}, schemas, used);
  }
  return used;
}

/** Writes Xero's document reduced to the parts we use. */
function writeDocument(file: string): void {
  const { paths: all, components, ...document } = parse(readFileSync(DOCUMENT, 'utf8')) as OpenApiDocument;
  const paths = Object.fromEntries(PATHS.map((path) => [path, all[path]]));
  if (Object.values(paths).includes(undefined)) throw new Error('A path is not in Xero’s document');
  for (const [name, properties] of Object.entries(UNUSED))
    for (const property of properties) delete components.schemas[name]?.properties?.[property];
  const { schemas, ...others } = components;
  const used = findUsedSchemas([paths, others], schemas);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  writeFileSync(file, JSON.stringify({ ...document, paths, components: { ...others, schemas: kept } }));
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return address.port;
}

/** Prism as a proxy that refuses requests and responses that Xero's OpenAPI document doesn't allow. */
export class Prism {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** @param upstream where valid requests go */
  static async start(upstream: string): Promise<Prism> {
    const port = await findPort();
    const folder = mkdtempSync(join(tmpdir(), 'xero-'));
    const file = join(folder, 'xero.json');
    writeDocument(file);
    const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli');
    const child = spawn(
      process.execPath,
      [program, 'proxy', file, upstream, '--errors', '--port', String(port), '--multiprocess', 'false'],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH, NODE_ENV: 'test' } },
    );
    let problems = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      problems = `${problems}${chunk.toString()}`.slice(-2000);
    });
    const url = `http://127.0.0.1:${port}`;
    for (const endsAt = Date.now() + START_MS; ; ) {
      if (child.exitCode !== null || Date.now() > endsAt) {
        child.kill();
        throw new Error(`Prism has not started: ${problems}`);
      }
      const isUp = await fetch(url, { signal: AbortSignal.timeout(POLL_MS) }).then(
        () => true,
        () => false,
      );
      if (isUp) return new Prism(child, folder, url);
      await setTimeout(200);
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true });
  }
}
