import type { CallBody, chooseNotices, NoticeKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredParameters } from './notice-texts.js';

/** A notice in a person's list. Each raised notice has one for each person. */
@Entity('notice')
export class Notice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  raisedId: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** A later version may have written a kind that this one does not know. */
  @Column({ type: 'text' })
  kind: NoticeKind;

  @Column({ type: 'jsonb' })
  parameters: StoredParameters;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}

/** A delivered notice, so that people who come later don't get it. */
@Entity('delivered_notice')
export class DeliveredNotice {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'timestamptz' })
  deliveredAt: Date;
}

/** A person's choice for a kind of notice and a channel. */
@Entity('notice_choice')
export class NoticeChoice {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @PrimaryColumn({ type: 'text' })
  kind: string;

  @PrimaryColumn({ type: 'text' })
  channel: CallBody<typeof chooseNotices>['channel'];

  @Column({ type: 'boolean' })
  enabled: boolean;
}
