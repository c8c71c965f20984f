import { ADDRESS_STATES, isValidAbn } from '@cleaning/contracts';
import { formatNamedCharacters } from '../text/ascii.js';
import type { Address, ReportIssue } from './report.js';
import { splitAddress, type TextKind, toReportText } from './texts.js';

/** Collects sentences about one payee, or about the report. */
export class IssueList {
  readonly problems: ReportIssue[] = [];
  readonly warnings: ReportIssue[] = [];

  constructor(private readonly payee: string | null) {}

  refuse(field: string, msg: string): void {
    this.problems.push({ payee: this.payee, field, msg });
  }

  warn(field: string, msg: string): void {
    this.warnings.push({ payee: this.payee, field, msg });
  }

  /** A text that the report must have. */
  checkMandatory(kind: TextKind, field: string, label: string, typed: string, length: number): void {
    const { text, refused } = toReportText(kind, typed);
    if (refused.length > 0)
      this.refuse(field, `${label} has characters the ATO doesn’t accept: ${formatNamedCharacters(refused)}.`);
    else if (text === '') this.refuse(field, `${label} is missing.`);
    else if (text.length > length) this.warn(field, `${label} is longer than ${length} characters, so it’s shortened.`);
  }

  /** An optional text: characters that can't be written are removed, and it is truncated. */
  checkOptional(kind: TextKind, field: string, label: string, typed: string | undefined, length: number): void {
    const { text, refused } = toReportText(kind, typed ?? '');
    if (refused.length > 0)
      this.warn(field, `${label} is left out because the ATO doesn’t accept ${formatNamedCharacters(refused)}.`);
    else if (text.length > length && (kind === 'email' || kind === 'phone'))
      this.warn(field, `${label} is left out because it’s longer than ${length} characters.`);
    else if (text.length > length) this.warn(field, `${label} is longer than ${length} characters, so it’s shortened.`);
  }

  checkAbn(field: string, abn: string): void {
    if (!isValidAbn(abn)) this.refuse(field, 'The ABN isn’t valid.');
  }

  checkAddress(prefix: string, { street, suburb, state, postcode, country = '' }: Address): void {
    const { text, refused } = toReportText('address', street);
    if (refused.length > 0)
      this.refuse(
        `${prefix}street`,
        `The address has characters the ATO doesn’t accept: ${formatNamedCharacters(refused)}.`,
      );
    else if (text === '') this.refuse(`${prefix}street`, 'The address is missing.');
    else if (!splitAddress(text))
      this.refuse(`${prefix}street`, 'The address is longer than two lines of 38 characters.');
    this.checkMandatory('address', `${prefix}suburb`, 'The suburb', suburb, 27);
    if (!(ADDRESS_STATES as readonly string[]).includes(state))
      this.refuse(`${prefix}state`, `The state must be one of ${ADDRESS_STATES.join(', ')}.`);
    if (!/^\d{4}$/.test(postcode)) this.refuse(`${prefix}postcode`, 'The postcode must be four digits.');
    else if ((state === 'OTH') !== (postcode === '9999'))
      this.refuse(`${prefix}postcode`, 'Use postcode 9999 and state OTH together, for overseas addresses only.');
    if (state === 'OTH') this.checkMandatory('address', `${prefix}country`, 'The country', country, 20);
    else this.checkOptional('address', `${prefix}country`, 'The country', country, 20);
  }
}
