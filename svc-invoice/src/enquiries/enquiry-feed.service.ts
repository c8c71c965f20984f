import type { StateOf } from '@cleaning/contracts';
import { ReadsState, type States, statesById } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linesOf } from './messages.js';

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

  /** By the id of an enquiry the message that it has arrived, by the id of a note the answer. */
  @ReadsState('enquiry-mail')
  async messages(ids: readonly string[]): Promise<States<'enquiry-mail'>> {
    const [received, answers] = await Promise.all([this.received(ids), this.answers(ids)]);
    return new Map([...received, ...answers]);
  }

  /** Whoever sends it may have given somebody else's address: nothing that was typed is repeated, not even the name. */
  private async received(ids: readonly string[]): Promise<[string, StateOf<'enquiry-mail'>][]> {
    const rows = await this.dataSource.query<{ id: string; email: string; sent_at: Date }[]>(
      `SELECT id, email, sent_at FROM enquiry WHERE id = ANY($1) AND email <> '' AND NOT flood`,
      [ids],
    );
    return rows.map(({ id, email, sent_at }) => [
      id,
      // A svc-auth of the version before asks for a name, and greets with it.
      { kind: 'received', to: { name: email, address: email }, subject: '', lines: [], at: sent_at.toISOString() },
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
