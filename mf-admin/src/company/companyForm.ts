import type { CallAnswer, getCompany } from '@cleaning/contracts';

export type Company = CallAnswer<typeof getCompany>['company'];

/** As typed: numbers, places and lists are text until the call's schema has parsed them. */
export interface TypedCompany {
  company: {
    [Field in keyof Company]: string;
  };
  /** Monday to Sunday; both empty: closed. */
  week: { opens: string; closes: string }[];
  version: number;
}

const DAYS = 7;

export function toTyped(company: Company, version: number): TypedCompany {
  const { founded, insurance_dollars, social, map, hours, ...texts } = company;
  return {
    company: {
      ...texts,
      founded: founded === null ? '' : String(founded),
      insurance_dollars: insurance_dollars === null ? '' : String(insurance_dollars),
      social: social.join('\n'),
      map: map ? `${map.latitude}, ${map.longitude}` : '',
      hours: '',
    },
    week: Array.from({ length: DAYS }, (_, at) => {
      const { opens = '', closes = '' } = hours.find(({ days }) => days.includes(at + 1)) ?? {};
      return { opens, closes };
    }),
    version,
  };
}

/** `20,000,000` and `$ 20 000 000` are typed too. */
const parseNumber = (text: string): number | null => {
  const plain = text.replace(/[\s,$]/g, '');
  return plain === '' ? null : Number(plain);
};

function getPlace(text: string): { latitude: number; longitude: number } | null {
  if (text.trim() === '') return null;
  const [latitude = '', longitude = ''] = text.split(',');
  return {
    latitude: latitude.trim() === '' ? Number.NaN : Number(latitude),
    longitude: longitude.trim() === '' ? Number.NaN : Number(longitude),
  };
}

/** Groups days with the same hours. */
function toHours(week: TypedCompany['week']): Company['hours'] {
  const hours: Company['hours'] = [];
  for (const [at, { opens, closes }] of week.entries()) {
    if (opens === '' && closes === '') continue;
    const same = hours.find((other) => other.opens === opens && other.closes === closes);
    if (same) same.days.push(at + 1);
    else hours.push({ days: [at + 1], opens, closes });
  }
  return hours;
}

/** The body of the call. */
export const buildBody = ({ company, week, version }: TypedCompany): { company: Company; version: number } => ({
  company: {
    ...company,
    founded: parseNumber(company.founded),
    insurance_dollars: parseNumber(company.insurance_dollars),
    social: company.social.split(/\s+/).filter((address) => address !== ''),
    map: getPlace(company.map),
    hours: toHours(week),
  },
  version,
});
