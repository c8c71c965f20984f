import type { StateOf } from '@cleaning/contracts';
import { ReadsState, type States, statesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Enquiry } from './enquiry.entity.js';
import { linesOf, sentLines } from './messages.js';

/** What other services read of enquiries: svc-media the names of photos, svc-auth the messages to send. */
@Injectable()
export class EnquiryFeed {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('enquiry-photos')
  async photos(ids: readonly string[]): Promise<States<'enquiry-photos'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'enquiry-photos'> }[]>(
        `SELECT enquiry_id AS id, json_build_object('photos', json_agg(photo_id ORDER BY position)) AS state
         FROM enquiry_photo WHERE enquiry_id = ANY($1) GROUP BY enquiry_id`,
        [ids],
      ),
    );
  }

  /** By the id of an enquiry the message with what was sent, by the id of a note the answer. */
  @ReadsState('enquiry-mail')
  async messages(ids: readonly string[]): Promise<States<'enquiry-mail'>> {
    const [received, answers] = await Promise.all([this.received(ids), this.answers(ids)]);
    return new Map([...received, ...answers]);
  }

  private async received(ids: readonly string[]): Promise<[string, StateOf<'enquiry-mail'>][]> {
    const rows = await this.dataSource.query<(Enquiry & { photos: number })[]>(
      `SELECT *, (SELECT count(*)::int FROM enquiry_photo WHERE enquiry_id = enquiry.id) AS photos
       FROM enquiry WHERE id = ANY($1) AND email <> ''`,
      [ids],
    );
    return rows.map(({ photos, ...enquiry }) => [
      enquiry.id,
      {
        kind: 'received',
        to: { name: enquiry.name, address: enquiry.email },
        subject: '',
        lines: sentLines(enquiry, photos),
        at: enquiry.sent_at.toISOString(),
      },
    ]);
  }

  private async answers(ids: readonly string[]): Promise<[string, StateOf<'enquiry-mail'>][]> {
    const rows = await this.dataSource.query<
      { id: string; name: string; email: string; subject: string; text: string; at: Date }[]
    >(
      `SELECT note.id, name, email, note.subject, note.text, note.at
       FROM enquiry_note AS note JOIN enquiry ON enquiry.id = note.enquiry_id
       WHERE note.id = ANY($1) AND channel = 'mail' AND email <> ''`,
      [ids],
    );
    return rows.map(({ id, name, email, subject, text, at }) => [
      id,
      { kind: 'answer', to: { name, address: email }, subject, lines: linesOf(text), at: at.toISOString() },
    ]);
  }
}
