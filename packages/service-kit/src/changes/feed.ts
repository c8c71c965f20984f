import {
  type Change,
  type ChangesPage,
  type Entity,
  listReadableEntities,
  type ServiceName,
  type Thing,
} from '@cleaning/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { SERVICE } from '../environment/environment.js';
import { FeedCounter, FeedEntry } from './change.entity.js';
import { numberChanges, readChangesAfter } from './feed.queries.js';
import { StateReaders } from './handlers.js';

/** Changes numbered by one statement. */
const NUMBERING_BATCH = 5000;

/** This service's own feed: one entry for each changed thing, ordered by number. */
@Injectable()
export class Feed {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly readers: StateReaders,
  ) {}

  /** True if changes have no number yet, such as those of migrations. Polled, so it neither locks nor writes. */
  hasUnnumbered(): Promise<boolean> {
    return this.dataSource.manager.existsBy(FeedEntry, { seq: IsNull() });
  }

  /** Numbers every change without a number. Returns the newest number. */
  async assignNumbers(): Promise<number> {
    for (;;) {
      const { newest, isFull } = await numberChanges(this.dataSource.manager, NUMBERING_BATCH);
      if (!isFull) return newest;
    }
  }

  /** Number of the newest change; 0 before the first. */
  async readLastSeq(): Promise<number> {
    const counter = await this.dataSource.manager.findOneBy(FeedCounter, { onlyRow: true });
    return Number(counter?.lastSeq ?? 0);
  }

  /** The changes after a number that the reader may see, with their current states. */
  async listChanges(reader: ServiceName, after: number, limit: number): Promise<ChangesPage> {
    const readable = listReadableEntities(this.service, reader);
    const { found, newest } = await readChangesAfter(this.dataSource.manager, readable, { after, limit });
    const states = await this.readStates(found.map(({ entity, entity_id }) => ({ entity, id: entity_id })));
    const changes: Change[] = found.map(({ seq, entity, entity_id, request_id }, index) => ({
      seq: Number(seq),
      entity,
      id: entity_id,
      state: states[index] ?? null,
      request_id: request_id || undefined,
    }));
    return { changes, last: Number(found.length < limit ? newest : found.at(-1)?.seq) };
  }

  /** The current states of the things that the reader may see; the others are left out. */
  async listStates(reader: ServiceName, things: readonly Thing[]): Promise<(Thing & { state: unknown })[]> {
    const readable = new Set<string>(listReadableEntities(this.service, reader));
    const shown = things.filter(({ entity }) => readable.has(entity));
    const states = await this.readStates(shown);
    return shown.map((thing, index) => ({ ...thing, state: states[index] ?? null }));
  }

  /** One query for each entity; returns states in the order of `things`. */
  private async readStates(things: readonly Thing[]): Promise<unknown[]> {
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
