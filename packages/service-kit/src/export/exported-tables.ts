import type { ExportTable } from '@cleaning/contracts';

/** A table of a service that goes into "Download everything". */
export interface ExportedTable extends Omit<ExportTable, 'table'> {
  /** Columns left out: sealed values, hashes, keys of the program. */
  readonly without?: readonly string[];
}

/** A service's export. Each of its tables is in one of the two. */
export interface ExportedTables {
  readonly files: Readonly<Record<string, ExportedTable>>;
  /** Reasons for tables that are left out. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Tables that each service has from the kit. */
export const KIT_TABLES_LEFT_OUT: ExportedTables['leftOut'] = {
  migration: 'Which changes of the database were made.',
  demo_seed: 'Whether there is a demo company.',
  change: 'Numbers of the change feed.',
  change_counter: 'Numbers of the change feed.',
  change_cursor: 'Numbers of the change feed.',
  set_aside_change: 'Changes that wait to be applied.',
};

/** Tables that each service but svc-auth has from the kit. */
export const REPLICA_TABLES_LEFT_OUT: ExportedTables['leftOut'] = {
  audit_entry: 'A copy: Audit log has it.',
  known_account: 'A copy: People has it.',
  token_key_set: 'Keys.',
  raised_notice: 'Notices on their way.',
};
