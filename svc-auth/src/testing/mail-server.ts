import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The bytes as they came. */
  readonly raw: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

/** A reply with an SMTP status. */
export const createReply = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

let made: { key: Buffer; cert: Buffer } | undefined;

/** A self-signed certificate; one for all servers of a process. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'mail-server-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', [...words, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

type Outcome = Error | 'cut' | 'lost' | undefined;

/** A real SMTP server. The behaviour can be changed between messages. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Called for each recipient; an error is the reply. */
  onRecipient: (address: string) => Error | undefined = () => undefined;
  /**
   * Called when a whole message has come, before the reply; an error is the reply, 'cut' closes the connection, and 'lost' does so after the
   * message was accepted: its sender does not get to know.
   */
  onMessage: () => Outcome | Promise<Outcome> = () => undefined;
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly server: SMTPServer,
    private readonly secure: boolean,
  ) {}

  /** Without options: no TLS and no login. */
  static async start(options: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'] }): Promise<MailServer> {
    let own: MailServer | undefined;
    const server = new SMTPServer({
      ...createCertificate(),
      authOptional: true,
      disableReverseLookup: true,
      onRcptTo: ({ address }, _, callback) => callback(own?.onRecipient(address)),
      onData: (stream, session, callback) => {
        const receive = async () => {
          const bytes = await buffer(stream);
          const outcome = await own?.onMessage();
          const { mailFrom, rcptTo } = session.envelope;
          if (outcome === undefined || outcome === 'lost')
            await own?.keep(bytes, mailFrom === false ? '' : mailFrom.address, rcptTo);
          if (outcome === 'cut' || outcome === 'lost') {
            for (const connection of server.connections)
              (connection as { _socket: { destroy(): void } })._socket.destroy();
            return;
          }
          callback(outcome);
        };
        // A client that stops before the end of its message gets no response.
        receive().catch(() => {});
      },
      ...options,
    });
    server.on('error', () => {}); // clients that give up are part of the tests
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    own = new MailServer(server, options.secure ?? false);
    return own;
  }

  /** @param login `user:password@`, empty without one */
  buildUrl(login = '', query = ''): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `${this.secure ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}/${query}`;
  }

  /** Resolves when this many messages have been received. */
  async waitForMails(count: number): Promise<ReceivedMail[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.received;
  }

  /** Resolves with the messages to an address, once there are as many. */
  async waitForMailsTo(address: string, count = 1): Promise<ReceivedMail[]> {
    for (let received = this.received.length; ; received += 1) {
      const found = this.received.filter(({ envelope }) => envelope.to.includes(address));
      if (found.length >= count) return found;
      await this.waitForMails(received + 1);
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async keep(bytes: Buffer, from: string, to: readonly { address: string }[]): Promise<void> {
    const envelope = { from, to: to.map(({ address }) => address) };
    this.received.push({ ...(await PostalMime.parse(bytes)), raw: bytes.toString('utf8'), envelope });
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
