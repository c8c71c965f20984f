import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of agreement and declaration, and signatures on screen. */
export class SignPapers1799720200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE paper_text (
        kind text NOT NULL,
        version integer NOT NULL,
        text text NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by text NOT NULL,
        CONSTRAINT paper_text_pk PRIMARY KEY (kind, version),
        CONSTRAINT paper_text_kind CHECK (kind IN ('agreement_img', 'declaration_img')),
        CONSTRAINT paper_text_version CHECK (version > 0)
      );
    `);
    await runner.query(`
      CREATE TABLE signed_text (
        sha256 text NOT NULL,
        text text NOT NULL,
        CONSTRAINT signed_text_pk PRIMARY KEY (sha256),
        CONSTRAINT signed_text_sha256 CHECK (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
      );
    `);
    await runner.query(`
      CREATE TABLE document_signature (
        document_id uuid NOT NULL,
        person_id uuid,
        kind text NOT NULL,
        key uuid,
        name text NOT NULL,
        signed_at timestamptz NOT NULL,
        text_version integer NOT NULL,
        text_sha256 text NOT NULL,
        address text NOT NULL,
        CONSTRAINT document_signature_pk PRIMARY KEY (document_id),
        CONSTRAINT document_signature_document FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
        CONSTRAINT document_signature_text FOREIGN KEY (text_sha256) REFERENCES signed_text(sha256),
        CONSTRAINT document_signature_kind CHECK (kind IN ('agreement_img', 'declaration_img')),
        CONSTRAINT document_signature_once UNIQUE (person_id, key)
      );
      CREATE INDEX document_signature_of_text ON document_signature (text_sha256);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_signature');
    await runner.query('DROP TABLE signed_text');
    await runner.query('DROP TABLE paper_text');
  }
}
