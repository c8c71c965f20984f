import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { ownFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

const code = () =>
  [...ownFiles(ROOT)]
    .map((file) => ({ name: relative(ROOT, file), base: basename(file), read: () => readFileSync(file, 'utf8') }))
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(?:spec|d)\.tsx?$|\/testing\/|\/languages\/[\w-]+\//.test(name));

/** What Nest and TypeORM make of a class, and the name of its file. */
const SUFFIXES = {
  Module: 'module',
  Controller: 'controller',
  Injectable: 'service',
  Processor: 'processor',
  Entity: 'entity',
};

it('a file of a service says in its name what class it has, and has what its name says', () => {
  const files = code().filter(({ name }) => /^svc-[a-z]+\/src\//.test(name));
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap(({ name, base, read }) => {
    if (!/^[a-z0-9-]+(?:\.(?:module|controller|service|processor|entity|queries))?\.tsx?$/.test(base)) return [name];
    const text = read();
    return Object.entries(SUFFIXES).flatMap(([decorator, suffix]) =>
      new RegExp(`^@${decorator}\\(`, 'm').test(text) && !base.endsWith(`.${suffix}.ts`)
        ? [`${name}: @${decorator}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
});

/** A function, a class, or a constant that is a function, whose name begins with a capital letter and is no constant in capitals. */
const COMPONENT =
  /^export (?:default )?(?:(?:function|class) [A-Z]\w*[a-z]|const [A-Z]\w*[a-z]\w* = (?:memo|forwardRef)?\()/m;

it('a file of a front end is named in PascalCase when it exports components, in camelCase when it does not', () => {
  const files = code().filter(({ name }) => /^(?:mf-[a-z]+|shell|packages\/ui)\/src\//.test(name));
  expect(files.length).toBeGreaterThan(700);
  const wrong = files.filter(({ base, read }) => {
    const components = base.endsWith('.tsx') && COMPONENT.test(read());
    return !(components ? /^[A-Z][a-zA-Z0-9]*\.tsx$/ : /^[a-z][a-zA-Z0-9]*\.tsx?$/).test(base);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** A statement, or a part of one that reads a table. The words stand in capitals. */
const SQL =
  /\b(?:SELECT\s|INSERT INTO\s|DELETE FROM\s|UPDATE\s+\S+\s+(?:AS\s+\S+\s+)?SET\s|(?:JOIN|FROM)\s+[a-z_]+\s+(?:AS|ON|WHERE)\b)|\.query(?:<[^(]*>)?\(/;
/** What the kit does to the database itself: its migrations, its locks, the roles that own its tables. */
const OF_THE_DATABASE = 'packages/service-kit/src/database/';

it('SQL of the services stands in files of queries and in migrations', () => {
  const files = code().filter(({ name }) => /^(?:svc-[a-z]+|packages\/service-kit)\/src\//.test(name));
  const others = files.filter(
    ({ name }) => !name.endsWith('.queries.ts') && !name.includes('/migrations/') && !name.startsWith(OF_THE_DATABASE),
  );
  expect(others.length).toBeGreaterThan(500);
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const found = others.flatMap(({ name, read }) => {
    const statement = SQL.exec(withoutComments(read()));
    return statement ? [`${name}: ${statement[0]}`] : [];
  });
  expect(found).toEqual([]);
});
