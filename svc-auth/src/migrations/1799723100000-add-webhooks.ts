import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of other programs that receive events, and their deliveries. */
export class AddWebhooks1799723100000 implements MigrationInterface {
  name = 'AddWebhooks1799723100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE webhook (
        id uuid NOT NULL CONSTRAINT webhook_pk PRIMARY KEY,
        url text NOT NULL,
        areas text[] NOT NULL CONSTRAINT webhook_has_areas CHECK (cardinality(areas) > 0),
        secret text NOT NULL,
        state text NOT NULL DEFAULT 'on' CONSTRAINT webhook_state CHECK (state IN ('on', 'off', 'failed', 'gone')),
        made_by text NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        failing_since timestamptz
      );
      CREATE TABLE webhook_delivery (
        id uuid NOT NULL CONSTRAINT webhook_delivery_pk PRIMARY KEY,
        webhook_id uuid NOT NULL CONSTRAINT webhook_delivery_webhook REFERENCES webhook (id) ON DELETE CASCADE,
        event_id uuid NOT NULL,
        payload jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT webhook_delivery_state CHECK (state IN ('waiting', 'sending', 'delivered', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        give_up_at timestamptz NOT NULL,
        claimed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        status integer,
        last_error text NOT NULL DEFAULT '',
        duration_ms integer,
        response text NOT NULL DEFAULT '',
        request_id text,
        CONSTRAINT webhook_delivery_once UNIQUE (webhook_id, event_id)
      );
      CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, created_at, id);
      CREATE INDEX webhook_delivery_due ON webhook_delivery (next_try_at) WHERE state = 'waiting';
      CREATE INDEX webhook_delivery_claimed ON webhook_delivery (claimed_at) WHERE state = 'sending';
      CREATE INDEX webhook_delivery_over ON webhook_delivery (finished_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE webhook_delivery; DROP TABLE webhook');
  }
}
