import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A slot of the timetable may be every n weeks, or on one of a month's weekdays every n months, between two days, and may say itself what
 * becomes of it on public holidays. Rows of before, and those that the version before writes, are weekly and follow the job's rule.
 */
export class RepeatSlots1799010000000 implements MigrationInterface {
  name = 'RepeatSlots1799010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE timetable_slot
        ADD every smallint NOT NULL DEFAULT 1,
        -- 1 to 4, or -1 for the last; null: each week.
        ADD month_week smallint,
        -- The first day, from which weeks or months are counted, and the last one.
        ADD starts_on date,
        ADD ends_on date,
        ADD holidays text CONSTRAINT timetable_slot_holidays_known CHECK (holidays IN ('work', 'skip', 'move')),
        ADD CONSTRAINT timetable_slot_every_valid
          CHECK (every >= 1 AND every <= CASE WHEN month_week IS NULL THEN 52 ELSE 12 END),
        ADD CONSTRAINT timetable_slot_month_week_valid CHECK (month_week IN (1, 2, 3, 4, -1)),
        ADD CONSTRAINT timetable_slot_phase_counted CHECK (every = 1 OR starts_on IS NOT NULL),
        ADD CONSTRAINT timetable_slot_days_in_order CHECK (starts_on <= ends_on);
      ALTER TABLE holiday_rule
        DROP CONSTRAINT holiday_rule_policy_known,
        ADD CONSTRAINT holiday_rule_policy_known CHECK (policy IN ('work', 'skip', 'move', 'ask'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE holiday_rule SET policy = 'work' WHERE policy = 'move';
      ALTER TABLE holiday_rule
        DROP CONSTRAINT holiday_rule_policy_known,
        ADD CONSTRAINT holiday_rule_policy_known CHECK (policy IN ('work', 'skip', 'ask'));
      ALTER TABLE timetable_slot DROP every, DROP month_week, DROP starts_on, DROP ends_on, DROP holidays;
    `);
  }
}
