/** Characters of Windows-1252 beyond Latin-1, which PDF's standard fonts also contain. */
const FURTHER = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isHeld = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || FURTHER.includes(letter);
};

/**
 * Text that PDF's standard fonts can show. Unknown accents are removed (č becomes c); a character of another script
 * becomes a question mark.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (isHeld(letter)) return letter;
      if (/\s/.test(letter)) return ' ';
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...base].every(isHeld) ? base : '?';
    })
    .join('');
}
