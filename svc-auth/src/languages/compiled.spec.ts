import { NOTICE_KINDS, type NoticeKind } from '@cleaning/contracts';
import { compiledMessages } from '../../../scripts/languages/compiled.mjs';
import type { Catalogue } from './catalogue.js';
import { messages as compiledEs } from './compiled/es.js';
import { messages as compiledNe } from './compiled/ne.js';
import { messages as compiledSi } from './compiled/si.js';
import { messages as compiledVi } from './compiled/vi.js';
import { messages as compiledZh } from './compiled/zh-Hans.js';
import { catalogue as es } from './es/index.js';
import { catalogue as ne } from './ne/index.js';
import { namesOf } from './notice-words.js';
import { catalogue as si } from './si/index.js';
import { catalogue as vi } from './vi/index.js';
import { catalogue as zh } from './zh-Hans/index.js';

const LANGUAGES: [string, Catalogue, unknown][] = [
  ['ne', ne, compiledNe],
  ['zh-Hans', zh, compiledZh],
  ['vi', vi, compiledVi],
  ['es', es, compiledEs],
  ['si', si, compiledSi],
];

/** The names that a compiled message asks for: `['Hello ', ['name'], ['dayGiven', 'select', { yes: […] }]]`. */
function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, , choices] = part as [string, string?, (string | Record<string, unknown>)?];
    return [name, ...(typeof choices === 'object' ? Object.values(choices).flatMap(namesIn) : [])];
  });
}

/** What the words of a notice may name: its parameters, its shift, and whether each is there. */
function namesFor(kind: NoticeKind): Set<string> {
  const own = [...namesOf(kind), 'shift'];
  return new Set([...own, ...own.map((name) => `${name}Given`)]);
}

const MAILS: Readonly<Record<string, readonly string[]>> = {
  'reset-password': ['name', 'minutes'],
  'password-changed': ['name'],
  'confirm-email': ['name', 'minutes'],
  'link-made': ['name', 'admin'],
};

describe.each(LANGUAGES)('the catalogue %s', (_, catalogue, compiled) => {
  const messages = compiledMessages(catalogue) as Record<string, unknown>;

  it('is compiled as it stands: otherwise run node scripts/languages.mjs', () => expect(compiled).toEqual(messages));

  it('has words for each notice that sub-contractors get, and leaves none empty', () => {
    const kinds = (Object.keys(NOTICE_KINDS) as NoticeKind[]).filter((kind) => NOTICE_KINDS[kind].for !== 'admin');
    expect(Object.keys(catalogue.notices).sort()).toEqual(kinds.sort());
    expect(Object.entries(messages).filter(([, message]) => JSON.stringify(message) === '[""]')).toEqual([]);
  });

  it('names in a notice or mail only what it is given', () => {
    const strange = Object.entries(messages).flatMap(([id, message]) => {
      const [area, kind = ''] = id.split('.');
      const known = area === 'notices' ? namesFor(kind as NoticeKind) : new Set(MAILS[kind] ?? ['name']);
      return namesIn(message).flatMap((name) => (known.has(name) ? [] : [`${id}: ${name}`]));
    });
    expect(strange).toEqual([]);
  });
});
