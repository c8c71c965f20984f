import { C, circle, group, line, oval, rect, repeat, scatter, shadow, shape } from './kit.mjs';

export const wetSign = (p, x, y, s = 1) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 0, 0, 58, 10),
    shape('M22-112l34 112h-20l-22-104z', '#d99a1c'),
    shape('M-18-114q0-8 8-8h22q8 0 8 8l26 114h-90z', p.v(C.sun, '#f5ac2e')),
    shape('M-1-86l22 40h-44z', C.night),
    rect(-3, -74, 5, 16, C.sun, 2),
    circle(-0.5, -52, 3, C.sun),
    rect(-26, -32, 48, 6, C.night, 3, 'opacity=".7"'),
    rect(-22, -20, 40, 5, C.night, 2, 'opacity=".4"'),
  );

export const bucket = (p, x, y, s = 1, colour = C.coral, dark = '#c9553a') =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 0, 0, 66, 11),
    line('M-42-78q42-62 84 0', C.slate, 6),
    shape('M-46-78h92l-12 78q-34 6-68 0z', p.h(dark, colour, colour, dark)),
    oval(0, -78, 46, 11, dark),
    oval(0, -76, 40, 8, C.pale),
    circle(-14, -80, 9, C.white),
    circle(6, -83, 12, C.white),
    circle(22, -79, 7, C.white),
  );

const leafPath = 'M0 0q-26-44 0-96q26 52 0 96z';
export const plant = (p, x, y, s = 1, pot = C.white) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 0, 0, 60, 11),
    [-58, -30, 0, 32, 60].map((angle, index) =>
      group(
        `translate(0 -64) rotate(${angle}) scale(${1.1 - Math.abs(angle) / 200})`,
        shape(leafPath, index % 2 ? p.v(C.leafLight, C.leaf) : p.v(C.leaf, C.leafDark)),
        line('M0-6v-74', '#fff', 2, 'opacity=".3"'),
      ),
    ),
    [-84, 84].map((angle) =>
      group(`translate(0 -60) rotate(${angle}) scale(.6)`, shape(leafPath, p.v(C.leafLight, C.leaf))),
    ),
    shape('M-34-70h68l-9 66q-25 8-50 0z', p.h(pot, pot, C.steel)),
    rect(-37, -74, 74, 12, pot, 5),
  );

/** A eucalyptus: pale trunk, drooping crown in clusters. */
export function gumTree(p, x, y, s = 1, seed = 7) {
  const random = scatter(seed);
  return group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 0, 0, 90, 12, 0.25),
    line('M0 0q-8-70 4-120q-30-20-42-60M4-120q30-24 46-66', '#cbbfae', 15),
    line('M-3-6q-8-62 3-112', '#a89a88', 5),
    repeat(11, (index) => {
      const cx = (random() - 0.5) * 170;
      const cy = -210 - random() * 110 + Math.abs(cx) * 0.3;
      const tone = [C.leafDark, C.leaf, C.leafLight][index % 3];
      return oval(
        Math.round(cx),
        Math.round(cy),
        50 - index * 1.5,
        34 - index,
        tone,
        `opacity="${index < 4 ? 1 : 0.9}"`,
      );
    }),
  );
}

export const van = (p, x, y, s = 1) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 150, 2, 190, 15, 0.45),
    shape('M0-24v-104q0-18 18-18h178q14 0 24 10l52 52q26 4 32 22 4 14 4 38z', p.v(C.white, C.silver)),
    shape('M0-62h306v38h-306z', p.h(C.blue, C.mid)),
    shape('M206-130q6 0 12 6l40 40h-62v-46z', p.d('#bcd4fb', C.slate)),
    rect(182, -136, 4, 112, C.steel, 0, 'opacity=".5"'),
    shape('M44-96q22-28 52-22-4 30-34 34-12 2-18-12zM58-84q12-16 28-22', C.leaf),
    rect(108, -112, 56, 9, C.blue, 4),
    rect(108, -96, 40, 6, C.steel, 3),
    rect(294, -58, 12, 18, C.sand, 4),
    [66, 240].map((cx) => [circle(cx, -22, 30, C.night), circle(cx, -22, 15, C.steel), circle(cx, -22, 6, C.slate)]),
  );

/** Glass facade: columns × rows of panes; some lit, with a slanted reflection. */
export function facade(x, y, w, h, columns, rows, { glass, lit = C.sand, frame, seed = 3, share = 0.2 }) {
  const random = scatter(seed);
  const pw = w / columns;
  const ph = h / rows;
  return [
    rect(x, y, w, h, frame),
    repeat(columns * rows, (index) => {
      const px = x + (index % columns) * pw;
      const py = y + Math.floor(index / columns) * ph;
      const warm = random() < share;
      return rect(
        (px + 3).toFixed(1),
        (py + 3).toFixed(1),
        (pw - 6).toFixed(1),
        (ph - 6).toFixed(1),
        warm ? lit : glass,
        2,
      );
    }),
  ];
}

export function skyline(width, base, colour, { seed = 5, low = 60, high = 190, opacity = 1, window } = {}) {
  const random = scatter(seed);
  const parts = [];
  for (let x = -20; x < width; ) {
    const w = 46 + Math.round(random() * 70);
    const h = low + Math.round(random() * (high - low));
    parts.push(rect(x, base - h, w, h, colour));
    if (random() > 0.65) parts.push(rect(x + w / 2 - 3, base - h - 34, 5, 34, colour));
    if (window)
      for (let wy = base - h + 14; wy < base - 16; wy += 22)
        for (let wx = x + 10; wx < x + w - 12; wx += 18) if (random() > 0.55) parts.push(rect(wx, wy, 8, 11, window));
    x += w + Math.round(random() * 14);
  }
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

export const desk = (p, x, y, s = 1) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 130, 0, 170, 13),
    rect(8, -108, 10, 108, C.slate),
    rect(244, -108, 10, 108, C.slate),
    rect(170, -100, 74, 78, p.v(C.white, C.silver), 4),
    rect(196, -84, 22, 5, C.steel, 2),
    rect(196, -56, 22, 5, C.steel, 2),
    rect(-4, -116, 270, 14, p.v(C.woodLight, C.wood), 5),
    rect(84, -136, 12, 22, C.slate),
    rect(66, -120, 48, 6, C.slate, 3),
    rect(34, -216, 112, 82, C.night, 7),
    rect(40, -210, 100, 70, p.d(C.mid, C.blue), 3),
    shape('M40-210h50l-34 70h-16z', C.white, 'opacity=".16"'),
    rect(190, -140, 20, 24, C.coral, 4),
    line('M210-134q12 0 10 8-2 6-10 6', C.coral, 4),
  );

export const officeChair = (p, x, y, s = 1, colour = C.blue) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 0, 2, 60, 10),
    line('M-36-4l36-18 36 18M0-20v-46', C.slate, 8),
    [-36, 0, 36].map((cx) => circle(cx, -2, 6, C.night)),
    rect(-44, -82, 88, 20, p.v(colour, C.navy), 10),
    rect(-40, -178, 22, 100, p.h(C.navy, colour), 11),
    line('M-20-120h40v34', C.slate, 6),
  );
