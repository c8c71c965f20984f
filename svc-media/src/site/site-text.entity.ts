import { Column, Entity, PrimaryColumn } from 'typeorm';

export type Texts = Readonly<Record<string, string>>;

/** The office's changes to a page's texts; no row before the first one. */
@Entity('site_page')
export class SitePageRow {
  @PrimaryColumn({ type: 'text' })
  page: string;

  @Column({ type: 'integer' })
  version: number;

  /** Texts that differ from the built-in ones. */
  @Column({ type: 'jsonb' })
  draft: Texts;

  @Column({ type: 'jsonb' })
  published: Texts;
}

/** Published texts. Rows are never changed. */
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
