import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fakes docker: records the user and arguments of each call. */
const DOCKER = '#!/bin/sh\ncat >/dev/null </dev/null\necho "$BACKUP_USER $*" >>"$CALLS"\n';

// Only root can change owners.
(process.getuid?.() === 0 ? describe : describe.skip)('scripts/compose/restore.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'restore-'));
    writeFileSync(join(folder, 'docker'), DOCKER, { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads files that restic restored with the owner of another machine', () => {
    const manifest = join(folder, 'backups/2026-11-21T02-15-00-000Z/manifest.json');
    mkdirSync(join(manifest, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(manifest, '{}', { mode: 0o600 });
    for (const each of [join(manifest, '..'), manifest]) chownSync(each, 1000, 1000);
    const { status, stderr } = spawnSync('sh', [join(__dirname, 'restore.sh'), join(folder, 'backups')], {
      env: { PATH: `${folder}:${process.env.PATH}`, CALLS: join(folder, 'calls') },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const { uid } = statSync(join(folder, 'backups'));
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain(`${uid}:${uid} compose run --rm -T backup restore`);
    expect([join(manifest, '..'), manifest].map((each) => statSync(each).uid)).toEqual([uid, uid]);
  });
});
