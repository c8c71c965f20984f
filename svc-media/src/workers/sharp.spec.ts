import { join } from 'node:path';
import { build } from 'esbuild';

it('loads sharp only in workers, so a crash on a picture spares the service', async () => {
  const { metafile } = await build({
    entryPoints: [join(__dirname, '..', 'main.ts')],
    outdir: 'not-written',
    write: false,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
  });
  const main = Object.keys(metafile.outputs).find((name) => name.endsWith('main.js')) ?? '';
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) if (kind === 'import-statement') load(path);
  };
  load(main);
  expect(loaded).toContain('@nestjs/common');
  expect(loaded).not.toContain('sharp');
});
