import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every file of a document becomes a version, which stays when a newer one comes. A document of the version before is `unchecked`: nobody has
 * recorded its dates. `deleted_at` keeps its meaning, so that the version before goes on: it is set where a file is not, or never was, the
 * one that registrations and accounts show. `kept` says that its object is there nevertheless.
 */
export class KeepComplianceVersions1799300000000 implements MigrationInterface {
  name = 'KeepComplianceVersions1799300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE document DROP CONSTRAINT document_kind;
      ALTER TABLE document
        ADD CONSTRAINT document_kind CHECK (kind IN ('passport_img', 'address_proof_img', 'police_check_img',
          'children_check_img', 'agreement_img', 'declaration_img', 'public_liability', 'visa', 'induction', 'licence')),
        ADD COLUMN version_id uuid,
        ADD COLUMN kept boolean NOT NULL DEFAULT false CONSTRAINT document_kept CHECK (NOT kept OR deleted_at IS NOT NULL),
        ADD COLUMN has_object boolean NOT NULL GENERATED ALWAYS AS (deleted_at IS NULL OR kept) STORED;
      CREATE INDEX document_version ON document (version_id) WHERE version_id IS NOT NULL;
      CREATE INDEX document_unversioned ON document (owner_id)
        WHERE owner_id IS NOT NULL AND version_id IS NULL AND deleted_at IS NULL;
      CREATE INDEX document_kept_of ON document (owner_id) WHERE kept;

      CREATE TABLE compliance_version (
        id uuid NOT NULL CONSTRAINT compliance_version_pk PRIMARY KEY,
        person_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT compliance_version_kind CHECK (kind IN ('passport_img', 'address_proof_img',
          'police_check_img', 'children_check_img', 'agreement_img', 'declaration_img', 'public_liability', 'visa',
          'induction', 'licence')),
        number integer NOT NULL CONSTRAINT compliance_version_number CHECK (number > 0),
        state text NOT NULL CONSTRAINT compliance_version_state
          CHECK (state IN ('unchecked', 'submitted', 'verified', 'refused', 'replaced')),
        submitted_at timestamptz NOT NULL,
        decided_at timestamptz,
        decided_by uuid,
        decided_by_name text NOT NULL DEFAULT '',
        reason text NOT NULL DEFAULT '',
        issued_on date,
        expires_on date,
        details jsonb NOT NULL DEFAULT '{}',
        work_limit boolean NOT NULL DEFAULT false,
        files_deleted_at timestamptz,
        CONSTRAINT compliance_version_once UNIQUE (person_id, kind, number),
        CONSTRAINT compliance_version_decided
          CHECK ((state IN ('verified', 'refused')) = (decided_at IS NOT NULL AND decided_by IS NOT NULL)),
        CONSTRAINT compliance_version_reason CHECK ((state = 'refused') = (reason <> ''))
      );
      CREATE INDEX compliance_version_waiting ON compliance_version (person_id) WHERE state = 'submitted';
      CREATE INDEX compliance_version_expiry ON compliance_version (expires_on) WHERE state = 'verified';

      -- The notices that were sent before the end of a version, each once.
      CREATE TABLE compliance_notice (
        version_id uuid NOT NULL CONSTRAINT compliance_notice_version REFERENCES compliance_version (id) ON DELETE CASCADE,
        days integer NOT NULL,
        expires_on date NOT NULL,
        CONSTRAINT compliance_notice_pk PRIMARY KEY (version_id, days, expires_on)
      );
      CREATE TABLE compliance_request (
        person_id uuid NOT NULL,
        kind text NOT NULL,
        asked_at timestamptz NOT NULL,
        CONSTRAINT compliance_request_pk PRIMARY KEY (person_id, kind)
      );
      CREATE TABLE compliance_settings (
        id integer NOT NULL CONSTRAINT compliance_settings_pk PRIMARY KEY CONSTRAINT compliance_settings_once CHECK (id = 1),
        settings jsonb NOT NULL,
        version integer NOT NULL
      );

      INSERT INTO compliance_version (id, person_id, kind, number, state, submitted_at)
      SELECT id, owner_id, kind, 1, 'unchecked', created_at FROM document WHERE owner_id IS NOT NULL AND deleted_at IS NULL;
      UPDATE document SET version_id = id WHERE owner_id IS NOT NULL AND deleted_at IS NULL;
      INSERT INTO change (entity, entity_id) SELECT DISTINCT 'compliance', person_id FROM compliance_version;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM change WHERE entity = 'compliance';
      DROP TABLE compliance_notice, compliance_request, compliance_settings, compliance_version;
      ALTER TABLE document DROP COLUMN has_object;
      ALTER TABLE document DROP COLUMN version_id, DROP COLUMN kept;`);
  }
}
