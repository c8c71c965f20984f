/**
 * Properties by https://schema.org and the documentation of search engines. An unlisted property is reported, because search engines ignore
 * unknown ones.
 */
interface Kind {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  LocalBusiness: {
    required: ['@id', 'name', 'url', 'image', 'telephone', 'address'],
    optional: [
      'legalName',
      'taxID',
      'description',
      'email',
      'foundingDate',
      'geo',
      'areaServed',
      'logo',
      'sameAs',
      'openingHoursSpecification',
    ],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  City: { required: ['name'] },
  Place: { required: ['name'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  Service: { required: ['name', 'serviceType', 'description', 'url', 'areaServed', 'provider'], optional: ['image'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
};

const FORMS: Readonly<Record<string, RegExp>> = {
  '@id': /^https?:\/\/[^/]+\/#[a-z]+$/,
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  image: /^https?:\/\//,
  logo: /^https?:\/\//,
  telephone: /^\+?\d{6,15}$/,
  email: /^[^\s@]+@[^\s@]+$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  foundingDate: /^\d{4}$/,
  taxID: /^\d{11}$/,
};

/** Problems of a thing and its nested things, each with its path. */
export function findStructuredDataProblems(thing: unknown, path = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => findStructuredDataProblems(one, `${path}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@context': context, '@type': type, ...properties } = thing as Record<string, unknown>;
  const at = `${path}${String(type ?? '')}`;
  // A reference to an object described elsewhere.
  if (type === undefined) return Object.keys(properties).join() === '@id' ? [] : [`${path} has no type`];
  const kind = KINDS[String(type)];
  if (!kind) return [`${at} is not known`];
  const known = new Set([...kind.required, ...(kind.optional ?? [])]);
  const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
  return [
    ...(path === '' && context !== 'https://schema.org' ? [`${at} has no context`] : []),
    ...kind.required.filter((name) => isEmpty(properties[name])).map((name) => `${at}.${name} is missing`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      if (!known.has(name)) return [`${at}.${name} is not known`];
      const form = FORMS[name];
      if (form && typeof value === 'string' && !form.test(value)) return [`${at}.${name} is ${value}`];
      return findStructuredDataProblems(value, `${at}.${name}.`);
    }),
  ];
}

/** Things in the JSON-LD of a page. */
export const parseStructuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));
