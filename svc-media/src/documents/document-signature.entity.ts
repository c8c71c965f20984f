import type { SignedKind } from '@cleaning/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed text, word for word. Rows are never changed. */
@Entity('signed_text')
export class SignedText {
  /** Of the text in UTF-8, in hex. */
  @PrimaryColumn({ type: 'text' })
  sha256: string;

  @Column({ type: 'text' })
  text: string;
}

/** An on-screen signature of a document. Deleted with the document's row. */
@Entity('document_signature')
export class DocumentSignature {
  @PrimaryColumn({ type: 'uuid' })
  documentId: string;

  /** Null until the registration that it is part of is complete. */
  @Column({ type: 'uuid', nullable: true })
  personId: string | null;

  @Column({ type: 'text' })
  kind: SignedKind;

  /** Idempotency key. Null in a registration, which is sent once. */
  @Column({ type: 'uuid', nullable: true })
  key: string | null;

  /** The full name as it was typed. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'timestamptz' })
  signedAt: Date;

  @Column({ type: 'integer' })
  textVersion: number;

  @Column({ type: 'text' })
  textSha256: string;

  /** IP address of the signer; for IPv6 the network. */
  @Column({ type: 'text' })
  address: string;
}
