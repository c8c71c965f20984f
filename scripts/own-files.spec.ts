import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { listOwnFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

const code = () =>
  [...listOwnFiles(ROOT)]
    .map((file) => ({ name: relative(ROOT, file), base: basename(file), read: () => readFileSync(file, 'utf8') }))
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(?:spec|d)\.tsx?$|\/testing\/|\/languages\/[\w-]+\//.test(name));

it('names each file of a service in lower case with its kind', () => {
  const files = code().filter(({ name }) => /^svc-[a-z]+\/src\//.test(name));
  expect(files.length).toBeGreaterThan(500);
  const shape = /^[a-z0-9-]+(?:\.(?:module|controller|service|processor|entity|queries))?\.tsx?$/;
  expect(files.filter(({ base }) => !shape.test(base)).map(({ name }) => name)).toEqual([]);
});

/** An exported component: a capitalised function or class, or a component constant. */
const COMPONENT =
  /^export (?:default )?(?:(?:function|class) [A-Z]\w*[a-z]|const [A-Z]\w*[a-z]\w* = (?:memo|forwardRef)?\()/m;

// The other half is lint/component-file.grit, because a Biome plugin can't report something missing.
it('names front-end files without components in camelCase', () => {
  const files = code().filter(({ name }) => /^(?:mf-[a-z]+|shell|packages\/ui)\/src\//.test(name));
  expect(files.length).toBeGreaterThan(700);
  const wrong = files.filter(({ base, read }) => {
    const components = base.endsWith('.tsx') && COMPONENT.test(read());
    return !components && !/^[a-z][a-zA-Z0-9]*\.tsx?$/.test(base);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
