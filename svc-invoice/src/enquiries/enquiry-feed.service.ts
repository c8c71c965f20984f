import type { OutgoingMail } from '@cleaning/contracts';
import { ReadsState, type States } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type Repository } from 'typeorm';
import { SiteProofService } from '../site-proof/site-proof.service.js';
import { Enquiry, HistoryNote, NamedPhoto } from './enquiry.entity.js';
import { getLines } from './messages.js';

/** Enquiries for other services: photo names for svc-media, mails for svc-auth. */
@Injectable()
export class EnquiryFeed {
  constructor(
    @InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>,
    @InjectRepository(HistoryNote) private readonly notes: Repository<HistoryNote>,
    @InjectRepository(NamedPhoto) private readonly namedPhotos: Repository<NamedPhoto>,
    private readonly proof: SiteProofService,
  ) {}

  @ReadsState('enquiry-photos')
  async findPhotos(ids: readonly string[]): Promise<States<'enquiry-photos'>> {
    const named = await this.namedPhotos.find({ where: { enquiryId: In(ids) }, order: { position: 'ASC' } });
    const states = new Map<string, { photos: string[] }>();
    for (const { enquiryId, photoId } of named) {
      const state = states.get(enquiryId);
      if (state) state.photos.push(photoId);
      else states.set(enquiryId, { photos: [photoId] });
    }
    return states;
  }

  /** The receipt by enquiry id, the response by note id. */
  async findOutgoingMails(ids: readonly string[]): Promise<States<'outgoing-mail'>> {
    const [received, answers] = await Promise.all([this.findReceiptMails(ids), this.findAnswerMails(ids)]);
    return new Map([...received, ...answers]);
  }

  /**
   * The sender may have entered somebody else's address, so the mail repeats nothing that was typed, not even the name.
   */
  private async findReceiptMails(ids: readonly string[]): Promise<[string, OutgoingMail][]> {
    const enquiries = await this.enquiries.findBy({ id: In(ids), email: Not(''), flood: false });
    if (enquiries.length === 0) return [];
    const { promise_days, version } = await this.proof.get();
    // No promise until the office has entered one.
    const days = version === 0 ? 0 : promise_days;
    return enquiries.map(({ id, email, sentAt }) => [
      id,
      {
        kind: 'enquiry-received',
        to: { name: '', address: email },
        parameters: { days },
        at: sentAt.toISOString(),
      },
    ]);
  }

  private async findAnswerMails(ids: readonly string[]): Promise<[string, OutgoingMail][]> {
    const rows = await this.notes
      .createQueryBuilder('note')
      .innerJoin(Enquiry, 'enquiry', 'enquiry.id = note.enquiryId')
      .select(['note.id AS id', 'note.subject AS subject', 'note.text AS text', 'note.at AS at'])
      .addSelect(['enquiry.name AS name', 'enquiry.email AS email'])
      .where({ id: In(ids), channel: 'mail' })
      .andWhere("enquiry.email <> ''")
      .getRawMany<{ id: string; name: string; email: string; subject: string; text: string; at: Date }>();
    return rows.map(({ id, name, email, subject, text, at }) => [
      id,
      {
        kind: 'enquiry-answer',
        to: { name, address: email },
        parameters: { subject, lines: getLines(text) },
        at: at.toISOString(),
      },
    ]);
  }
}
