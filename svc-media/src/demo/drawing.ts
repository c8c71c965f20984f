/** `before` is worn, stained and dull; `after` is clean. */
export type Look = 'before' | 'after';

/** Generates the same numbers at every start, so that the demo looks the same everywhere. */
export function createRandom(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + ((to - from) * state) / 2_147_483_648;
  };
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const gradient = (id: string, stops: readonly string[], direction: 'down' | 'across' = 'down'): string => {
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  const marks = stops.map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${marks.join('')}</linearGradient>`;
};

/** An uneven outline around a place. */
function buildOutline(
  x: number,
  y: number,
  size: number,
  squash: number,
  random: ReturnType<typeof createRandom>,
): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI;
    const reach = size * random(0.62, 1.1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash] as const;
  });
  const point = (index: number) => points[index % points.length] ?? ([x, y] as const);
  const between = (index: number): string => {
    const [one, other] = [point(index), point(index + 1)];
    return `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, index) => {
    const [px, py] = point(index + 1);
    return `Q ${px.toFixed(1)} ${py.toFixed(1)} ${between(index + 1)}`;
  });
  return `M ${between(0)} ${curves.join(' ')} Z`;
}

/** A spot with a fading edge: three stacked outlines, which draws far faster than a blur. */
export function drawStain(x: number, y: number, size: number, colour: string, opacity: number, squash = 0.6): string {
  const random = createRandom(Math.round(x * 7 + y * 13 + size));
  const layers = [1.12, 0.95, 0.7].map((part) =>
    path(buildOutline(x, y, size * part, squash, random), colour, `opacity="${(opacity * 0.42).toFixed(2)}"`),
  );
  return layers.join('');
}

/** Many stains over an area. */
export function drawStains(
  area: { x: number; y: number; width: number; height: number },
  count: number,
  colours: readonly string[],
  sizes: readonly [number, number],
  seed: number,
): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () =>
    drawStain(
      random(area.x, area.x + area.width),
      random(area.y, area.y + area.height),
      random(...sizes),
      colours[Math.floor(random(0, colours.length))] ?? '#6b5b3e',
      random(0.25, 0.6),
    ),
  ).join('');
}

/** A four-pointed glint. */
export const drawGlint = (x: number, y: number, size: number): string => {
  const s = size;
  const t = size * 0.12;
  return path(
    `M${x} ${y - s} L${x + t} ${y - t} L${x + s} ${y} L${x + t} ${y + t} L${x} ${y + s} L${x - t} ${y + t} L${x - s} ${y} L${x - t} ${y - t} Z`,
    '#ffffff',
    'opacity="0.95"',
  );
};

/** The part of a picture of 1200 x 800 units that `view` selects. */
export function drawPicture(
  content: string,
  look: Look,
  view: string,
  pixels: { width: number; height: number },
): string {
  const haze =
    look === 'before'
      ? `${rect(0, 0, 1200, 800, '#8a7a55', 'opacity="0.2"')}${rect(0, 0, 1200, 800, 'url(#vignette)')}`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="${view}">
    <defs><radialGradient id="vignette" r="0.75"><stop offset="0.5" stop-color="#2b2416" stop-opacity="0"/>
    <stop offset="1" stop-color="#2b2416" stop-opacity="0.45"/></radialGradient></defs>${content}${haze}</svg>`;
}
