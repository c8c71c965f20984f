/** The drawing kit of the website's pictures: one palette, one light (from the upper left), plain SVG without filters. */

export const C = {
  night: '#101f47',
  navy: '#17306b',
  blue: '#2c4fa2',
  mid: '#4a74cf',
  sky: '#8fb2f0',
  pale: '#d3e1fa',
  ice: '#eef4fe',
  white: '#ffffff',
  slate: '#53648c',
  steel: '#9fb0d0',
  silver: '#dde5f3',
  leafDark: '#1f5f55',
  leaf: '#2f8a74',
  leafLight: '#6fbfa4',
  mint: '#c8eadd',
  sun: '#ffc857',
  sand: '#ffe6b0',
  coral: '#f0795a',
  peach: '#fbcdb2',
  wood: '#c08a5a',
  woodLight: '#e0b68a',
  woodDark: '#8a5d3b',
};

/** Colour with optional opacity and place: '#2c4fa2', '#2c4fa2/0.4', '#2c4fa2/0.4@0.7'. */
function stop(text, index, count) {
  const [paint, at] = text.split('@');
  const [colour, opacity] = paint.split('/');
  const offset = at ?? (count === 1 ? 0 : index / (count - 1)).toFixed(2);
  return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
}

/** One picture. `draw` gets a paint box that makes gradients: v (down), h (right), d (diagonal), glow (from the middle). */
export function picture(width, height, draw) {
  const made = new Map();
  const gradient =
    (tag, attributes) =>
    (...stops) => {
      const key = tag + attributes + stops.join();
      if (!made.has(key)) {
        const id = `g${made.size.toString(36)}`;
        const inside = stops.map((text, index) => stop(text, index, stops.length)).join('');
        made.set(key, { id, text: `<${tag} id="${id}" ${attributes}>${inside}</${tag}>` });
      }
      return `url(#${made.get(key).id})`;
    };
  const paint = {
    v: gradient('linearGradient', 'x2="0" y2="1"'),
    h: gradient('linearGradient', 'x2="1" y2="0"'),
    d: gradient('linearGradient', 'x2="1" y2="1"'),
    glow: gradient('radialGradient', 'r=".5"'),
  };
  const body = [draw(paint)].flat(Number.POSITIVE_INFINITY).join('');
  const defs = [...made.values()].map((entry) => entry.text).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

export const rect = (x, y, w, h, fill, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${radius ? ` rx="${radius}"` : ''} fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform, ...children) => `<g transform="${transform}">${children.flat(9).join('')}</g>`;
export const faded = (opacity, ...children) => `<g opacity="${opacity}">${children.flat(9).join('')}</g>`;
export const repeat = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** Soft contact shadow on the ground. */
export const shadow = (p, x, y, rx, ry, strength = 0.32) =>
  oval(x, y, rx, ry, p.glow(`${C.night}/${strength}`, `${C.night}/${strength * 0.55}@0.55`, `${C.night}/0`));

/** Four-pointed star: something has just become clean. */
export const sparkle = (x, y, size, colour = C.white, opacity = 1) =>
  shape(
    `M${x} ${y - size}Q${x + size * 0.14} ${y - size * 0.14} ${x + size} ${y}Q${x + size * 0.14} ${y + size * 0.14} ${x} ${y + size}Q${x - size * 0.14} ${y + size * 0.14} ${x - size} ${y}Q${x - size * 0.14} ${y - size * 0.14} ${x} ${y - size}Z`,
    colour,
    opacity < 1 ? `opacity="${opacity}"` : '',
  );

export const cloud = (x, y, s, colour = C.white, opacity = 0.9) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${colour}" opacity="${opacity}"><circle cx="0" cy="0" r="34"/><circle cx="44" cy="-18" r="44"/><circle cx="96" cy="-2" r="36"/><rect x="-34" y="-4" width="166" height="38" rx="19"/></g>`;

/** A drawing that always comes out the same, yet looks scattered: numbers 0..1 from a seed. */
export function scatter(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
