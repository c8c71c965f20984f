import {
  type Change,
  type ChangesPage,
  type Entity,
  readableEntities,
  type ServiceName,
  type Thing,
} from '@cleaning/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVICE } from '../environment/environment.js';
import { StateReaders } from './handlers.js';

/** Changes that one statement numbers. */
const NUMBERED_AT_ONCE = 5000;

interface FoundRow {
  newest: string;
  seq: string;
  entity: string;
  entity_id: string;
  request_id: string | null;
}
type ChangeRow = FoundRow | { newest: string; seq: null };

/** This service's own feed: one entry for each changed thing, ordered by number. */
@Injectable()
export class Feed {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly readers: StateReaders,
  ) {}

  /**
   * Whether changes have no number yet: migrations enter such, and the version before, which gave numbers after the commit. Polled, so it
   * neither locks nor writes.
   */
  async hasUnnumbered(): Promise<boolean> {
    const [unnumbered] = await this.dataSource.query('SELECT 1 FROM change WHERE seq IS NULL LIMIT 1');
    return unnumbered !== undefined;
  }

  /** Numbers every change that has none, and answers the newest number. */
  async number(): Promise<number> {
    for (;;) {
      const [result] = await this.dataSource.query<{ newest: string; is_full: boolean }[]>(
        'SELECT newest, is_full FROM number_changes($1)',
        [NUMBERED_AT_ONCE],
      );
      if (!result?.is_full) return Number(result?.newest ?? 0);
    }
  }

  /** Number of the newest change; 0 before the first. */
  async lastSeq(): Promise<number> {
    const [row] = await this.dataSource.query<{ last_seq: string }[]>('SELECT last_seq FROM change_counter');
    return Number(row?.last_seq ?? 0);
  }

  /** The changes after a number that the reader may see, with their current states. */
  async page(reader: ServiceName, after: number, limit: number): Promise<ChangesPage> {
    const readable = readableEntities(this.service, reader);
    // One statement reads one snapshot: it contains every change with a number up to `newest`.
    const rows = await this.dataSource.query<ChangeRow[]>(
      `SELECT newest.last_seq AS newest, page.* FROM change_counter AS newest LEFT JOIN (
         SELECT seq, entity, entity_id, request_id FROM change
         WHERE seq > $1 AND entity = ANY($3) ORDER BY seq LIMIT $2) AS page ON true
       ORDER BY page.seq`,
      [after, limit, readable],
    );
    const found = rows.filter((row): row is FoundRow => row.seq !== null);
    const states = await this.states(found.map(({ entity, entity_id }) => ({ entity, id: entity_id })));
    const changes: Change[] = found.map(({ seq, entity, entity_id, request_id }, index) => ({
      seq: Number(seq),
      entity,
      id: entity_id,
      state: states[index] ?? null,
      ...(request_id ? { request_id } : {}),
    }));
    return { changes, last: Number(found.length < limit ? rows[0]?.newest : found.at(-1)?.seq) };
  }

  /** The current states of the things that the reader may see; the others are left out. */
  async statesFor(reader: ServiceName, things: readonly Thing[]): Promise<(Thing & { state: unknown })[]> {
    const readable = new Set<string>(readableEntities(this.service, reader));
    const shown = things.filter(({ entity }) => readable.has(entity));
    const states = await this.states(shown);
    return shown.map((thing, index) => ({ ...thing, state: states[index] ?? null }));
  }

  /** One query for each entity; answers in the order of `things`. */
  private async states(things: readonly Thing[]): Promise<unknown[]> {
    const entities = [...new Set(things.map(({ entity }) => entity as Entity))];
    const byEntity = new Map(
      await Promise.all(
        entities.map(async (entity) => {
          const ids = things.filter((thing) => thing.entity === entity).map(({ id }) => id);
          return [entity as string, await this.readers.read(entity, ids)] as const;
        }),
      ),
    );
    return things.map(({ entity, id }) => byEntity.get(entity)?.get(id));
  }
}
