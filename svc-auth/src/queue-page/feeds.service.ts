import {
  type CallAnswer,
  type CallBody,
  DONE,
  type dropChange,
  type FeedReport,
  feedReport,
  type getFeeds,
  SERVICES,
  SET_ASIDE_PATH,
  type ServiceName,
} from '@cleaning/contracts';
import { type Caller, getMessage, Peers, ReadFeeds, refuse, SetAside, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { writeAudit } from '../audit/audit-entry.js';

type NamedAnywhere = CallBody<typeof dropChange>;

/** Reports of all services about the feeds that they read, and admins' decisions about changes that were set aside. */
@Injectable()
export class Feeds {
  private readonly logger = new Logger(Feeds.name);

  constructor(
    private readonly peers: Peers,
    private readonly readFeeds: ReadFeeds,
    private readonly setAside: SetAside,
    private readonly transactions: Transactions,
  ) {}

  /** Lists services that don't respond in `missing`. */
  async list(): Promise<CallAnswer<typeof getFeeds>> {
    const missing: ServiceName[] = [];
    const reports = await Promise.all(
      SERVICES.map(async (service) => {
        try {
          return await this.readReport(service);
        } catch (error) {
          this.logger.warn(`The report of svc-${service} is missing: ${getMessage(error)}`);
          missing.push(service);
          return { standings: [], changes: [] };
        }
      }),
    );
    return {
      standings: reports.flatMap(({ standings }) => standings),
      changes: reports.flatMap(({ changes }) => changes),
      missing,
    };
  }

  /** Throws 404 if it is no longer set aside, 503 if the service doesn't respond. */
  async retry(change: NamedAnywhere): Promise<CallAnswer<typeof dropChange>> {
    await this.decide('retry', change);
    return DONE;
  }

  /** Like retry; entered in the audit log. */
  async drop(admin: Caller, change: NamedAnywhere): Promise<CallAnswer<typeof dropChange>> {
    await this.decide('drop', change);
    const { reader, source, entity, id } = change;
    await this.transactions.run(async (tx) => {
      await writeAudit(tx, {
        actor: admin,
        action: 'change.dropped',
        subject: { kind: 'change', id, name: entity },
        details: { from: `svc-${source}`, to: `svc-${reader}` },
      });
    });
    return DONE;
  }

  private async readReport(service: ServiceName): Promise<FeedReport> {
    if (service === 'auth')
      return { standings: await this.readFeeds.readStandings(), changes: await this.setAside.list() };
    const { status, body } = await this.peers.call(service, 'GET', SET_ASIDE_PATH);
    if (status !== 200) throw new Error(`it answered ${status}`);
    return feedReport.parse(JSON.parse(body));
  }

  private async decide(what: 'retry' | 'drop', { reader, ...change }: NamedAnywhere): Promise<void> {
    const gone = refuse('change_not_set_aside');
    if (reader === 'auth') {
      if (!(await this.setAside[what](change))) throw gone;
      if (what === 'retry') await this.readFeeds.read(change.source);
      return;
    }
    const answer = await this.peers.call(reader, 'POST', `${SET_ASIDE_PATH}/${what}`, change).catch(() => null);
    if (answer?.status === 404) throw gone;
    if (answer?.status !== 200) throw refuse('peer_silent', { service: reader });
  }
}
