import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { findFreePorts } from '../../scripts/machine/ports.mjs';
import { findProgram } from '../../scripts/machine/programs.mjs';

const FOLDER = __dirname;
const FILES = ['alerts.yml', 'alerts-machine.yml'];
const prometheus = findProgram('prometheus');
const alertmanager = findProgram('prometheus-alertmanager');
const promtool = findProgram('promtool');

/** Alertmanager's configuration as its container makes it. */
const configuration = (environment: Record<string, string>) =>
  execFileSync('sh', [join(FOLDER, 'alertmanager-config.sh')], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe("Alertmanager's configuration", () => {
  it('takes user and password from the address of the mail server, as written there', () => {
    const text = configuration({ SMTP_URL: 'smtp://a%40b:p%27w%25@mail.example.com', ALERT_MAIL_TO: 'o@example.com' });
    expect(text).toContain("smarthost: 'mail.example.com:587'");
    expect(text).toContain("auth_username: 'a@b'");
    expect(text).toContain("auth_password: 'p''w%'");
    expect(text).toContain('require_tls: true');
  });

  it('has one sender, also where several people are told', () => {
    const text = configuration({ SMTP_URL: 'smtp://mail.example.com', ALERT_MAIL_TO: 'o@example.com, p@example.com' });
    expect(text).toContain("to: 'o@example.com, p@example.com'");
    expect(text).toContain("from: 'o@example.com'");
  });

  it('tells nobody until it is told whom, and refuses mail without a mail server', () => {
    expect(configuration({})).not.toMatch(/email_configs|webhook_configs/);
    expect(() => configuration({ ALERT_MAIL_TO: 'o@example.com' })).toThrow('SMTP_URL');
  });
});

(promtool ? describe : describe.skip)("alerts, in Prometheus' own tool", () => {
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', words, { cwd: FOLDER, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  it('are valid', () => {
    expect(run('check', 'rules', ...FILES)).toMatchObject({ status: 0 });
  });

  it('fire on the series that they are for, with texts that name the first step', () => {
    expect(run('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });
});

const ALERT = 'ObjectsDown';
const SUBJECT = 'The object store does not answer';

/** Both real servers, a mail server and a webhook; what is scraped says that the object store is away. */
(prometheus && alertmanager ? describe : describe.skip)('an alert', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  const listening: Server[] = [];
  let smtp: SMTPServer;
  const mails: string[] = [];
  const calls: { status: string; alerts: { labels: Record<string, string> }[] }[] = [];
  let arrived: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    arrived = () => {
      const called = calls.some(({ alerts }) => alerts.some(({ labels }) => labels.alertname === ALERT));
      if (called && mails.some((mail) => mail.includes(SUBJECT))) resolve();
    };
  });

  const serve = async (answer: (body: string) => string) => {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.end(answer(Buffer.concat(chunks).toString()));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    listening.push(server);
    return (server.address() as { port: number }).port;
  };
  const start = (program: string, ...words: string[]) => {
    const child = spawn(program, words, { cwd: folder, stdio: 'ignore' });
    children.push(child);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.push(Buffer.concat(chunks).toString());
          arrived();
          done();
        });
      },
    });
    const [smtpPort, prometheusPort, alertmanagerPort] = (await findFreePorts(3)) as [number, number, number];
    smtp.listen(smtpPort, '127.0.0.1');
    const metrics = await serve(() => 'cleaning_dependency_up{dependency="objects",service="svc-media"} 0\n');
    const hook = await serve((body) => {
      calls.push(JSON.parse(body));
      arrived();
      return '';
    });

    writeFileSync(
      join(folder, 'alertmanager.yml'),
      configuration({
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        ALERT_MAIL_TO: 'office@example.com',
        ALERT_WEBHOOK_URL: `http://127.0.0.1:${hook}/`,
        MAIL_FROM: 'product@example.com',
        ALERT_GROUP_WAIT: '0s',
      }),
    );
    // The same rules, without their waiting time.
    for (const file of FILES)
      writeFileSync(join(folder, file), readFileSync(join(FOLDER, file), 'utf8').replace(/for: \w+/g, 'for: 0s'));
    writeFileSync(
      join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
alerting: { alertmanagers: [{ static_configs: [{ targets: ['127.0.0.1:${alertmanagerPort}'] }] }] }
scrape_configs: [{ job_name: test, static_configs: [{ targets: ['127.0.0.1:${metrics}'] }] }]
`,
    );
    start(
      alertmanager ?? '',
      '--config.file=alertmanager.yml',
      '--storage.path=alertmanager',
      '--cluster.listen-address=',
      `--web.listen-address=127.0.0.1:${alertmanagerPort}`,
    );
    start(
      prometheus ?? '',
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=prometheus',
      `--web.listen-address=127.0.0.1:${prometheusPort}`,
    );
  });
  afterAll(async () => {
    await Promise.all(
      children.map(async (child) => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }),
    );
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    for (const server of listening) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('reaches the office by mail and by the webhook, with what is wrong and the first step', async () => {
    await told;
    const mail = await PostalMime.parse(mails.find((each) => each.includes(SUBJECT)) ?? '');
    expect(mail).toMatchObject({ subject: SUBJECT, from: { address: 'product@example.com' } });
    expect(mail.to?.[0]?.address).toBe('office@example.com');
    expect(mail.text).toContain('docker compose logs --tail 50 objects');
  });
});
