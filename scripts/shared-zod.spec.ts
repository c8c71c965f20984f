import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../packages/ui/src/sharedZod.js';

const ROOT = join(__dirname, '..');
const FOLDERS = [
  'packages/contracts/src',
  'packages/ui/src',
  'shell/src',
  'mf-public/src',
  'mf-contractor/src',
  'mf-admin/src',
];
/** Types, and functions used only by Node to write the API description. */
const NODE_ONLY = /^(infer|input|output|core|toJSONSchema|config|Zod[A-Z]\w*|RefinementCtx)$/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .filter((text) => /^import \{ z \} from 'zod';$/m.test(text)),
);
const used = new Set(
  sources.flatMap((text) => [...text.matchAll(/\bz\s*\.(\w+(?:\s*\.\w+)?)/g)].map(([, name = '']) => name)),
);

describe('Shared zod of pages', () => {
  it('has each function that pages use', () => {
    const isShared = (name: string) => {
      const [first = '', second = ''] = name.split(/\s*\./);
      if (NODE_ONLY.test(first)) return true;
      const found: unknown = Object.getOwnPropertyDescriptor(z, first)?.value;
      if (first !== 'coerce' && first !== 'iso') return found !== undefined;
      return typeof found === 'object' && found !== null && second in found;
    };
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !isShared(name))).toEqual([]);
  });
});
