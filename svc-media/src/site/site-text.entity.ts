import { Column, Entity, PrimaryColumn } from 'typeorm';

export type Texts = Readonly<Record<string, string>>;

/** What the office has changed in the texts of a page; no row before the first time. */
@Entity('site_page')
export class SitePageRow {
  @PrimaryColumn({ type: 'text' })
  page: string;

  @Column({ type: 'integer' })
  version: number;

  /** Texts that differ from the page's own. */
  @Column({ type: 'jsonb' })
  draft: Texts;

  @Column({ type: 'jsonb' })
  published: Texts;
}

/** What was published. Rows are never changed. */
@Entity('site_page_version')
export class SitePageVersion {
  @PrimaryColumn({ type: 'text' })
  page: string;

  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'jsonb' })
  texts: Texts;

  @Column({ type: 'text' })
  publishedBy: string;

  @Column({ type: 'timestamptz' })
  publishedAt: Date;
}
