import { ReadsState, type States } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { ClientCodes } from '../client-page/client-codes.service.js';
import { DocumentMails } from '../document-mail/document-mails.service.js';
import { EnquiryFeed } from '../enquiries/enquiry-feed.service.js';
import { QuoteFeed } from '../quotes/quote-feed.service.js';

/** The mails that svc-auth sends for this service. Whoever asks for one calls `tx.recordChange('outgoing-mail', id)` in its transaction. */
@Injectable()
export class OutgoingMails {
  constructor(
    private readonly codes: ClientCodes,
    private readonly documents: DocumentMails,
    private readonly enquiries: EnquiryFeed,
    private readonly quotes: QuoteFeed,
  ) {}

  /** Each service knows its own ids. */
  @ReadsState('outgoing-mail')
  async read(ids: readonly string[]): Promise<States<'outgoing-mail'>> {
    const mails = await Promise.all([
      this.codes.findOutgoingMails(ids),
      this.documents.findOutgoingMails(ids),
      this.enquiries.findOutgoingMails(ids),
      this.quotes.findOutgoingMails(ids),
    ]);
    return new Map(mails.flatMap((each) => [...each]));
  }
}
