import { MONTHS } from '@cleaning/ui';

/** A month that was typed as 'November 2026', 'Nov 2026' or '11/2026' in the form YYYY-MM, in which invoices are found. Other texts stay. */
export function parseMonth(text: string): string {
  const [, name = '', year = ''] = /^\s*([a-z]{3,}|\d{1,2})[\s/]+(20\d\d)\s*$/i.exec(text) ?? [];
  const month = MONTHS.find(
    ({ label, value }) =>
      value === name.padStart(2, '0') || (name !== '' && label.toLowerCase().startsWith(name.toLowerCase())),
  );
  return month ? `${year}-${month.value}` : text;
}
