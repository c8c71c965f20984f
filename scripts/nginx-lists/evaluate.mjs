import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { ROOT } from '../root.mjs';

const COMMONJS = {
  jsc: { parser: { syntax: 'typescript', tsx: false }, target: 'es2022' },
  module: { type: 'commonjs' },
  swcrc: false,
};

/** Runs a TypeScript module of the project and its imports without a build. */
export function evaluate(entry) {
  const modules = new Map();
  const load = (file) => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const { code } = transformSync(readFileSync(file, 'utf8'), { ...COMMONJS, filename: file });
    const requireFromFile = createRequire(file);
    const require = (name) => {
      if (name.startsWith('.')) return load(path.resolve(path.dirname(file), name.replace(/(\.js)?$/, '.ts')));
      // Our other packages are only used by functions that nobody calls here.
      return name.startsWith('@cleaning/') ? {} : requireFromFile(name);
    };
    new Function('require', 'module', 'exports', code)(require, module, module.exports);
    return module.exports;
  };
  return load(path.join(ROOT, entry));
}
