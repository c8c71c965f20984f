import { compiledMessages, flat } from '../../../scripts/languages/compiled.mjs';
import { answerOf } from './answers';
import type { Catalogue } from './catalogue';
import { messages as compiledEs } from './compiled/es';
import { messages as compiledNe } from './compiled/ne';
import { messages as compiledSi } from './compiled/si';
import { messages as compiledVi } from './compiled/vi';
import { messages as compiledZh } from './compiled/zh-Hans';
import { catalogue as es } from './es';
import { frame } from './frame';
import { catalogue as ne } from './ne';
import { catalogue as si } from './si';
import { TEXTS } from './texts';
import { catalogue as vi } from './vi';
import { catalogue as zh } from './zh-Hans';

const LANGUAGES: [string, Catalogue, unknown][] = [
  ['ne', ne, compiledNe],
  ['zh-Hans', zh, compiledZh],
  ['vi', vi, compiledVi],
  ['es', es, compiledEs],
  ['si', si, compiledSi],
];

type Text = string | ((...given: never[]) => string) | { readonly [key: string]: Text };

/** The English texts by their ids. */
const english = (texts: Text, path: string): [string, Exclude<Text, object> | ((...given: never[]) => string)][] =>
  typeof texts === 'object'
    ? Object.entries(texts).flatMap(([key, text]) => english(text, path === '' ? key : `${path}.${key}`))
    : [[path, texts]];
const ENGLISH = english({ ...TEXTS, ...frame } as { readonly [key: string]: Text }, '');

const placesIn = (message: string): Set<number> =>
  new Set([...message.matchAll(/\{(?:is)?(\d)(?:,|\})/g)].map(([, place]) => Number(place)));

describe.each(LANGUAGES)('the catalogue %s', (_, catalogue, compiled) => {
  const messages = new Map<string, string>(flat(catalogue));

  it('is compiled as it stands: otherwise run node scripts/languages.mjs', () => {
    expect(compiled).toEqual(compiledMessages(catalogue));
  });

  it('has a message for each English text and no other', () => {
    const others = ['answers.', 'fieldAnswers.'];
    const ids = [...messages.keys()].filter((id) => !others.some((area) => id.startsWith(area)));
    expect(ids.sort()).toEqual(ENGLISH.map(([id]) => id).sort());
  });

  it('leaves none empty and takes no argument that a text does not have', () => {
    for (const [id, text] of ENGLISH) {
      const message = messages.get(id) ?? '';
      expect([id, message === '']).toEqual([id, text === '']);
      const most = typeof text === 'function' ? text.length : 0;
      expect([id, [...placesIn(message)].filter((place) => place >= most)]).toEqual([id, []]);
    }
  });

  it('names every argument of a text', () => {
    const without = ENGLISH.filter(([id, text]) => {
      if (typeof text !== 'function' || id.startsWith('blocks.')) return false;
      return placesIn(messages.get(id) ?? '').size < text.length;
    }).map(([id]) => id);
    expect(without).toEqual([]);
  });
});

it.each([
  ['There is no such payment.', 'answers.missing', ['payment']],
  ['The start is 12 minutes ago: please press Finished, and tell the office.', 'answers.undoLate', ['12']],
  ['You are already working. Please finish that work first.', 'answers.working', []],
  ["You don't have work today", 'answers.notToday', []],
  ['The time is more than 12 hours ago: please ask the office to record this work.', 'answers.tooOld', ['12']],
  ['Too many requests from your network. Please try again in a minute.', 'answers.networkMinute', []],
  ['Too many requests from your network. Please try again in 12 minutes.', 'answers.networkMinutes', ['12']],
  ['Something went wrong on our side. Please try again later.', 'answers.ourFault', []],
  ['must be six digits', 'fieldAnswers.sixDigits', []],
  ['The file is locked with a password. Please remove the password, or send a photo of it.', 'answers.fileLocked', []],
  [
    'The file runs a script (JavaScript). Please print it to a new PDF, or send a photo of it.',
    'answers.fileScript',
    [],
  ],
  [
    'The file is a HEIC picture that we can’t convert. Change Settings → Camera → Formats → Most Compatible, then take it again.',
    'answers.fileHeic',
    [],
  ],
  ['The file has more than 1000 pages. Please send the pages that matter.', 'answers.fileManyPages', ['1000']],
  ['The file is not of an accepted type (jpg, png, pdf).', 'answers.fileType', ['jpg, png, pdf']],
])('knows the refusal %s', (sentence, id, given) => {
  expect(answerOf(sentence)).toEqual({ id, given });
});

it('leaves a refusal that it does not know', () => {
  expect(answerOf('The run pays nobody.')).toBeNull();
});
