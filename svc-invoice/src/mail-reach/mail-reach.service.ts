import { checkMailReach } from '@cleaning/contracts';
import { Peers, refuse, requireAnswer } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

/** Whether svc-auth, which sends this service's mails, has a mail server. */
@Injectable()
export class MailReach {
  constructor(private readonly peers: Peers) {}

  /** Throws no_mail_server, and PeerAwayError when it cannot be known. */
  async require(): Promise<void> {
    if (!(await this.reachesPeople())) throw refuse('no_mail_server');
  }

  async reachesPeople(): Promise<boolean> {
    const answer = await this.peers.call('auth', 'GET', checkMailReach.path);
    // A svc-auth of 1.9.0 does not have the call, and sends without a server.
    if (answer.status === 404) return true;
    requireAnswer('auth', answer);
    return checkMailReach.answer.parse(JSON.parse(answer.body)).reaches_people;
  }
}
