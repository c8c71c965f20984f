const STATE =
  /\b(?:SA|NSW|ACT|VIC|QLD|TAS|NT|WA|South Australia|New South Wales|Victoria|Queensland|Tasmania|Western Australia)\s*$/i;
const COUNTRY = /(?<!South |Western )\bAustralia\s*$/i;
const POSTCODE = /\b\d{4}\s*$/;
const STREET =
  /^.*\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Terrace|Tce|Drive|Dr|Court|Ct|Crescent|Cres|Place|Pl|Parade|Pde|Highway|Hwy|Boulevard|Blvd|Square|Sq|Way|Close|Circuit|Esplanade|Mall|Grove)\b\.?/i;

const removeState = (part: string): string =>
  [COUNTRY, POSTCODE, STATE].reduce((text, end) => text.replace(end, '').trim(), part);

/**
 * The suburb of a typed address: '2 Jetty Road, Glenelg SA 5045' is in Glenelg. Empty if it can't be told from the
 * street.
 */
export function getSuburb(address: string): string {
  const parts = address.split(/[,\n]/).map(removeState).filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && !/^\d/.test(last)) return last;
  const behindStreet = last.replace(STREET, '').trim();
  return /^\d/.test(behindStreet) ? '' : behindStreet;
}
