import type { BankAccount } from '@cleaning/contracts';
import { toAscii } from '../text/ascii.js';

/** Fields of a bank file that people type. */
export type TextField = 'userName' | 'description' | 'payee' | 'reference' | 'remitter';

/** Characters that a bank accepts. Every bank accepts `safe`; the others follow documents of one bank. */
export type CharacterSet = BankAccount['characters'];

/** SOURCES 4.1, I: the characters of direct entry. */
const BECS = /^[A-Za-z0-9 +\-@$!%&()*./#=:;?,'[\]_^]$/;
/** SOURCES 4.1, I: characters common to all lists. The slash is for references only. */
const SAFE = /^[A-Z0-9 \-.,'&()]$/;
const SAFE_REFERENCE = /^[A-Z0-9 \-.,'&()/]$/;
/** SOURCES 4.1, S: ANZ lists no semicolon; NetBank refuses three signs in the names of accounts. */
const ANZ = /^[A-Za-z0-9 +\-@$!%&()*./#=:?,'[\]_^]$/;
const CBA_NAME = /^[A-Za-z0-9 +\-@$!&().#=:;?,'[\]_^]$/;

function buildAllowedPattern(field: TextField, set: CharacterSet): RegExp {
  if (set === 'safe') return field === 'reference' ? SAFE_REFERENCE : SAFE;
  if (set === 'anz') return ANZ;
  if (set === 'cba' && field === 'payee') return CBA_NAME;
  return BECS;
}

/** Columns of each field (SOURCES 4). */
export const TEXT_LENGTHS: Readonly<Record<TextField, number>> = {
  userName: 26,
  description: 12,
  payee: 32,
  reference: 18,
  remitter: 16,
};

export interface BankText {
  /** Text in the file: transliterated, trimmed, truncated to the field's length as banks do. */
  readonly text: string;
  readonly wasCut: boolean;
  /** Characters that the bank does not take: then the field must not be written. */
  readonly refused: readonly string[];
}

/** Characters of an account's name that no file for these banks can contain. Never throws. */
export function findRefusedByAll(characters: string, sets: readonly CharacterSet[]): readonly string[] {
  const [first = [], ...others] = sets.map((set) => toBankText('payee', characters, set).refused);
  return first.filter((character) => others.every((refused) => refused.includes(character)));
}

/** A typed text as in a bank file. Upper case in the set `safe`. Never throws. */
export function toBankText(field: TextField, typed: string, set: CharacterSet): BankText {
  const { text, refused } = toAscii(typed.trim(), buildAllowedPattern(field, set), set === 'safe');
  const whole = text.trim();
  const cut = whole.slice(0, TEXT_LENGTHS[field]);
  return { text: cut.trimEnd(), wasCut: cut.length < whole.length, refused };
}
