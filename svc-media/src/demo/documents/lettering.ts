/**
 * Letters drawn as lines on a grid of 4 x 6, so that a picture's text looks the same on machines without any font.
 * Each letter is a list of strokes; a stroke is a list of points, two digits each (x, y).
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: '06 20 46,13 33',
  B: '06 00 30 41 42 33 03,33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '06 00 30 42 44 36 06',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '10 30,20 26,16 36',
  J: '40 45 36 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10,24 46',
  R: '06 00 30 41 42 33 03,23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
  '0': '10 30 41 45 36 16 05 01 10,05 41',
  '1': '11 20 26,16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 22 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 06',
  '6': '40 20 02 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '06 26 44 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '16 26',
  '/': '06 40',
  ',': '25 16',
};

const ADVANCE = 6;

/** One line of text; `height` in the picture's units. Letters that are not in the table leave a space. */
export function lettering(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 6;
  const lines = [...text.toUpperCase()].flatMap((letter, index) =>
    (LETTERS[letter]?.split(',') ?? []).map((stroke) => {
      const points = stroke.split(' ').map((point) => `${Number(point[0]) + index * ADVANCE} ${point[1]}`);
      return `M${points.join(' L')}`;
    }),
  );
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${lines.join(' ')}" fill="none" stroke="${colour}"
    stroke-width="0.75" stroke-linecap="round" stroke-linejoin="round"/>`;
}
