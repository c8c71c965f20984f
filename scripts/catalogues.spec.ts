import { LANGUAGE_TAGS } from '@cleaning/contracts';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ROOT } from './root.mjs';

/** Placeholders of a compiled message, such as `['Hello ', ['name'], ['days', 'plural', { one: […], offset: 0 }]]`. */
function findNames(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, , choices] = part as [string, string?, (string | Record<string, unknown>)?];
    return [name, ...(typeof choices === 'object' ? Object.values(choices).flatMap(findNames) : [])];
  });
}
const toValues = (translation = '') => [...new Set(findNames(compileMessage(translation)))].sort();

/** Translations of these may leave out values from a service. */
const isAnswer = (id: string) => /^(?:answers|fieldAnswers)\./.test(id);

const WORKSPACES = ['mf-contractor', 'svc-auth'];

describe.each(WORKSPACES)('Catalogues of %s', (workspace) => {
  const config = getConfig({ configPath: `${ROOT}/${workspace}/lingui.config.ts` });
  const catalogues = getCatalogs(config);

  it('exist for each language', () => expect([...config.locales].sort()).toEqual([...LANGUAGE_TAGS].sort()));

  it('match the texts of the code (update with npx lingui extract)', async () => {
    for (const catalogue of await catalogues) {
      const inCode = Object.keys((await catalogue.collect()) ?? {});
      const english = Object.entries((await catalogue.read('en')) ?? {});
      expect(inCode.length).toBeGreaterThan(50);
      const current = english.filter(([, { obsolete }]) => !obsolete).map(([id]) => id);
      expect(current.sort()).toEqual(inCode.sort());
    }
  });

  it.each(LANGUAGE_TAGS)('have in %s each text of English, with its values', async (language) => {
    for (const catalogue of await catalogues) {
      const english = (await catalogue.read('en')) ?? {};
      const own = (await catalogue.read(language)) ?? {};
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      for (const [id, { translation }] of Object.entries(own)) {
        expect([id, translation]).not.toEqual([id, '']);
        const values = toValues(english[id]?.translation);
        expect([id, toValues(translation)]).toEqual([id, isAnswer(id) ? expect.anything() : values]);
        expect(values).toEqual(expect.arrayContaining(toValues(translation)));
      }
    }
  });
});
