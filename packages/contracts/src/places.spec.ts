import { z } from 'zod';
import { EVERYBODY, PLACE_ROLES } from './call.js';
import { calls } from './openapi.js';

const OPEN = Object.entries(calls).filter(([, { access }]) => access !== 'public' && access.includes('supervisor'));
const OWN_PLACES = Object.entries(calls).filter(([, { places }]) => places === 'own');

/** Fields hidden from supervisors: rates, amounts, bank and tax numbers, personal documents and addresses. */
const PRIVATE =
  /rate|pay(?!load)|price|cents|amount|margin|invoice|owed|earn|super(?!visor)|abn|bsb|bank|account|passport|licen|visa|police|zip|postcode|e-?mail|password|token/i;

/** The names of all fields in a JSON schema. */
function getFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value).flatMap(([name, field]) => [name, ...getFields(field)])
      : getFields(value),
  );
}

describe('supervisor calls', () => {
  it.each(OPEN)('limit %s to the own account or own sites', (_, { access, places, service }) => {
    if (places === 'own') expect(access).toEqual(expect.arrayContaining([...PLACE_ROLES]));
    else expect([service, access]).toEqual(['auth', EVERYBODY]);
  });

  it.each(OWN_PLACES)('return no amounts or personal details in %s', (_, { answer, answerKind }) => {
    if (answerKind === 'json')
      expect(
        getFields(z.toJSONSchema(answer, { unrepresentable: 'any' })).filter((name) => PRIVATE.test(name)),
      ).toEqual([]);
  });

  it('include a check that finds amounts', () => {
    const answer = calls.getCoverOffers?.answer ?? z.unknown();
    const found = getFields(z.toJSONSchema(answer, { unrepresentable: 'any' })).filter((name) => PRIVATE.test(name));
    expect(found).toEqual(['pay_per_hour', 'payment']);
  });
});
