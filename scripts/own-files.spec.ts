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

/** A function, a class, or a constant that is a function, whose name begins with a capital letter and is no constant in capitals. */
const COMPONENT =
  /^export (?:default )?(?:(?:function|class) [A-Z]\w*[a-z]|const [A-Z]\w*[a-z]\w* = (?:memo|forwardRef)?\()/m;

// lint/component-file.grit is the other half: a plugin of Biome cannot look for what is missing.
it('names front-end files without components in camelCase', () => {
  const files = code().filter(({ name }) => /^(?:mf-[a-z]+|shell|packages\/ui)\/src\//.test(name));
  expect(files.length).toBeGreaterThan(700);
  const wrong = files.filter(({ base, read }) => {
    const components = base.endsWith('.tsx') && COMPONENT.test(read());
    return !components && !/^[a-z][a-zA-Z0-9]*\.tsx?$/.test(base);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
