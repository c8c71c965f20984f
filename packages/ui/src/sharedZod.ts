/**
 * The functions of zod that the pages use. The shell shares it with the remotes under the package's name
 * (packages/ui/build/webpack.mjs), so a phone loads it once. A shared module isn't tree-shaken, and the whole package
 * has the messages of fifty languages, so each function is listed here.
 */
import * as zod from 'zod/v4';

export const z = {
  array: zod.array,
  base64: zod.base64,
  boolean: zod.boolean,
  cidrv4: zod.cidrv4,
  cidrv6: zod.cidrv6,
  coerce: { number: zod.coerce.number },
  custom: zod.custom,
  discriminatedUnion: zod.discriminatedUnion,
  email: zod.email,
  enum: zod.enum,
  exactOptional: zod.exactOptional,
  int: zod.int,
  ipv4: zod.ipv4,
  ipv6: zod.ipv6,
  iso: { datetime: zod.iso.datetime },
  literal: zod.literal,
  looseObject: zod.looseObject,
  NEVER: zod.NEVER,
  number: zod.number,
  object: zod.object,
  partialRecord: zod.partialRecord,
  record: zod.record,
  string: zod.string,
  tuple: zod.tuple,
  union: zod.union,
  unknown: zod.unknown,
  url: zod.url,
  uuid: zod.uuid,
};
