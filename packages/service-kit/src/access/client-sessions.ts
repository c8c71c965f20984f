import { type CallAnswer, CLIENT_TOKEN, readClientSession as call, type readClientSession } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Peers, requireAnswer } from '../peers/peers.js';
import { hashSha256 } from '../sealing/sha256.js';

/** Session of a client's contact on the client page. Access depends on it only, never on an id in a request. */
export interface ClientSession {
  readonly sessionId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  /** True if the client sees cleaners' names. */
  readonly showsNames: boolean;
  /** The client's jobs. Days are YYYY-MM-DD; `to` is null without an end. */
  readonly jobs: readonly { readonly jobId: string; readonly from: string; readonly to: string | null }[];
}

/** True if a job is the client's on a day, YYYY-MM-DD. */
export const isClientDay = ({ jobs }: Pick<ClientSession, 'jobs'>, jobId: string, day: string): boolean =>
  jobs.some((span) => span.jobId === jobId && span.from <= day && (span.to === null || day <= span.to));

export const isClientToken = (token: string): boolean => token.startsWith(CLIENT_TOKEN);

/** Token of a session, or its id in a signed link. */
export type SessionKey = { readonly token: string } | { readonly sessionId: string };

/** Sessions of the client's page, stored by svc-invoice. */
export abstract class ClientSessions {
  /** Null if unknown or ended. Throws PeerAwayError if svc-invoice doesn't respond. */
  abstract find(key: SessionKey): Promise<ClientSession | null>;
}

const toClientSession = (session: CallAnswer<typeof readClientSession>['session']): ClientSession | null =>
  session && {
    sessionId: session.session_id,
    clientId: session.client_id,
    clientName: session.client_name,
    contactName: session.contact_name,
    contactEmail: session.contact_email,
    showsNames: session.shows_names,
    jobs: session.jobs.map(({ job_id, from, to }) => ({ jobId: job_id, from, to })),
  };

/** Calls svc-invoice each time, so that a closed session ends immediately. */
@Injectable()
export class RemoteClientSessions extends ClientSessions {
  constructor(private readonly peers: Peers) {
    super();
  }

  async find(key: SessionKey): Promise<ClientSession | null> {
    const body = 'token' in key ? { token_hash: hashSha256(key.token) } : { session_id: key.sessionId };
    const answer = await this.peers.call('invoice', 'POST', call.path, body);
    requireAnswer('invoice', answer);
    return toClientSession(call.answer.parse(JSON.parse(answer.body)).session);
  }
}
