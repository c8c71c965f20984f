import { defineCall } from '@cleaning/contracts';
import { Controller } from '@nestjs/common';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { Route } from '../http/route.js';
import { createService, defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { createEarlierSchema, migrate, UnknownMigrationsError } from './data-source.js';

/** A minimal service and the migrations of its later versions. */
const note = defineCall({
  method: 'POST',
  path: '/note',
  service: 'jobs',
  access: 'public',
  summary: 'Keep a note',
  body: z.object({}),
  answer: z.object({ notes: z.number() }),
});

@Controller()
class NotesController {
  constructor(private readonly dataSource: DataSource) {}

  @Route(note)
  @Public()
  async note() {
    await this.dataSource.query(`INSERT INTO note (text) VALUES ('written')`);
    const [row] = await this.dataSource.query('SELECT count(*)::int AS notes FROM note');
    return row;
  }
}

class CreateNotes1000000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE note (text text NOT NULL)');
    await queryRunner.query(`INSERT INTO note (text) VALUES ('made by the migration')`);
  }
  async down(): Promise<void> {}
}

/** Compatible migrations: writes of the old version are still valid. */
class AddColour1000000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE note ADD colour text NOT NULL DEFAULT 'white'`);
  }
  async down(): Promise<void> {}
}

class Fails1000000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE note RENAME COLUMN text TO words');
    await queryRunner.query('SELECT 1 / 0');
  }
  async down(): Promise<void> {}
}

class Slow1000000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SELECT pg_sleep(0.5)');
  }
  async down(): Promise<void> {}
}

const history = (...all: (new () => MigrationInterface)[]) => ({ all, baseline: all.slice(0, 1) });

const version = (...migrations: (new () => MigrationInterface)[]) =>
  defineService({
    name: 'jobs',
    environment: z.object({}),
    migrations,
    controllers: [NotesController],
    providers: [NoStateReaders, NoHandlers],
  });

jest.setTimeout(60_000);

describe('upgrade', () => {
  let old: TestApp;
  let environment: CommonEnvironment;
  beforeEach(async () => {
    old = await startTestApp(version(CreateNotes1000000000001));
    environment = old.app.get<CommonEnvironment>(ENVIRONMENT);
  });
  afterEach(() => old.stop());

  const listApplied = async () =>
    (await old.dataSource.query<{ name: string }[]>('SELECT name FROM migration')).map(({ name }) => name);

  it('migrates once when several replicas start together', async () => {
    const migrations = [CreateNotes1000000000001, AddColour1000000000002];
    await Promise.all(Array.from({ length: 8 }, () => migrate('jobs', environment, history(...migrations))));
    expect((await listApplied()).filter((name) => name === 'AddColour1000000000002')).toHaveLength(1);
    expect(await old.dataSource.query('SELECT text, colour FROM note')).toEqual([
      { text: 'made by the migration', colour: 'white' },
    ]);
  });

  it('lets the old and the new version serve side by side', async () => {
    const next = await createService(version(CreateNotes1000000000001, AddColour1000000000002), environment);
    await next.listen(0, '127.0.0.1');
    expect((await old.call(note, { body: {} })).body).toEqual({ notes: 2 });
    const answer = await fetch(`${await next.getUrl()}/note`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.json()).toEqual({ notes: 3 });
    await next.close();
    expect((await old.call(note, { body: {} })).body).toEqual({ notes: 4 });
  });

  it('changes nothing when it fails and keeps the old version serving', async () => {
    const broken = version(CreateNotes1000000000001, Fails1000000000003);
    await expect(createService(broken, environment)).rejects.toMatchObject({ driverError: { code: '22012' } });
    expect(await listApplied()).not.toContain('Fails1000000000003');
    expect((await old.call(note, { body: {} })).body).toEqual({ notes: 2 });
    // The failed attempt has left no lock.
    const fixed = await createService(version(CreateNotes1000000000001, AddColour1000000000002), environment);
    await fixed.close();
    expect(await listApplied()).toContain('AddColour1000000000002');
  });

  it("can take longer than the database's statement timeout", async () => {
    const [{ name }] = await old.dataSource.query('SELECT current_database() AS name');
    await old.dataSource.query(`ALTER DATABASE ${name} SET statement_timeout = '200ms'`);
    await migrate('jobs', environment, history(CreateNotes1000000000001, Slow1000000000004));
    expect(await listApplied()).toContain('Slow1000000000004');
  });

  it('refuses to restore a newer version’s backup', async () => {
    await expect(
      createEarlierSchema(environment.DATABASE_URL, history(CreateNotes1000000000001), ['AddColour1000000000002']),
    ).rejects.toThrow(UnknownMigrationsError);
  });
});
