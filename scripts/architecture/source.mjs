import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { ROOT } from '../root.mjs';

const NO_CODE = ['node_modules', 'dist', '.types'];
/** Folders with code that is no part of the running product. */
const BESIDE = ['testing', 'demo'];

const isCode = (name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name);

/** TypeScript files below a folder of the project, by their path from the root; no specs. */
function codeFiles(folder, leftOut) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return leftOut.includes(entry.name) ? [] : codeFiles(file, leftOut);
      return isCode(entry.name) ? [file] : [];
    });
}

// Expressions are enough, and far quicker than a parser: Biome holds every file in one form.
const DECORATOR = /^ *@(\w+)\((?:\{\s*name: )?'?([\w-]*)/gm;
const EXPORT = /^export (?:default )?(?:abstract )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm;
const NAMES_OF_CONTRACTS = /\{([^{}]*)\} (?:from |= await import\()'@cleaning\/contracts'/g;
const BUCKET = /\b(\w*BUCKET\w*): .*?default\('([^']+)'\)/g;
const MIGRATION_UP = /^ {2}async up\([\s\S]*?^ {2}\}/gm;

function read(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const pairs = (expression) => [...text.matchAll(expression)].map(([, name, argument]) => ({ name, argument }));
  return {
    file,
    decorators: pairs(DECORATOR),
    exports: pairs(EXPORT).map(({ name }) => name),
    contracts: pairs(NAMES_OF_CONTRACTS).flatMap(({ name }) => name.match(/\b\w+\b/g) ?? []),
    buckets: pairs(BUCKET).map(({ argument }) => argument),
    statements: [...text.matchAll(MIGRATION_UP)].map(([up]) => up),
  };
}

/** What the files of a folder hold: decorators, exported names, names taken from the contracts, buckets, migrations. */
export const readFolder = (folder) => codeFiles(folder, [...NO_CODE, ...BESIDE]).map(read);
/** The same with what tests and the demo use. */
export const readWholeFolder = (folder) => codeFiles(folder, NO_CODE).map(read);

const COMMONJS = {
  jsc: { parser: { syntax: 'typescript', tsx: false }, target: 'es2022' },
  module: { type: 'commonjs' },
  swcrc: false,
};

/** Runs a TypeScript module of the project, and those that it imports, without a build. */
export function evaluate(entry) {
  const modules = new Map();
  const load = (file) => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const { code } = transformSync(readFileSync(file, 'utf8'), { ...COMMONJS, filename: file });
    const outside = createRequire(file);
    const require = (name) => {
      if (name.startsWith('.')) return load(path.resolve(path.dirname(file), name.replace(/(\.js)?$/, '.ts')));
      // Other packages of ours are for functions that nobody calls here.
      return name.startsWith('@cleaning/') ? {} : outside(name);
    };
    new Function('require', 'module', 'exports', code)(require, module, module.exports);
    return module.exports;
  };
  return load(path.join(ROOT, entry));
}
