import { rideOn } from './hero-machinery.mjs';
import { C, circle, cloud, faded, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';
import { person, SKIN } from './people.mjs';
import { bucket, gumTree, plant, skyline, van, wetSign } from './things.mjs';

const W = 800;
const H = 600;

/** Adelaide, the hills behind it, and the company's van on the way to work. */
export const story = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#7fa9f3', '#cfe1fd@0.5', '#fde3c8')),
  circle(560, 330, 250, p.glow('#fff3d0/0.95', '#ffe0a8/0.45@0.45', '#ffe0a8/0')),
  circle(560, 320, 46, '#fff6df'),
  cloud(120, 110, 1),
  cloud(420, 70, 0.7),
  cloud(650, 160, 0.6),
  shape('M0 400q120-90 250-50t210-30 340-10v290H0z', '#8aa8e6'),
  shape('M0 430q160-70 320-30t480-20v220H0z', '#6c91dc'),
  skyline(W, 480, '#4a70c4', { seed: 41, low: 50, high: 200, opacity: 0.9, window: '#ffe2a3' }),
  // cathedral-like towers, a wink at the city of churches
  rect(120, 350, 34, 130, '#35589f'),
  rect(196, 350, 34, 130, '#35589f'),
  shape('M114 352l23-70 23 70zM190 352l23-70 23 70z', '#27488f'),
  rect(150, 396, 50, 84, '#3f65b3'),
  shape('M146 398l29-40 29 40z', '#27488f'),
  circle(175, 416, 9, '#ffe2a3'),
  shape('M0 470q200-30 400-10t400-12v160H0z', p.v(C.leafLight, C.leaf)),
  rect(0, 520, W, 80, p.v('#5a6d9c', '#3d4f7f')),
  rect(0, 516, W, 8, '#cdd8ef'),
  repeat(6, (index) => rect(30 + index * 140, 566, 70, 7, C.sand, 3, 'opacity=".8"')),
  gumTree(p, 90, 522, 0.95, 6),
  gumTree(p, 720, 520, 1.05, 17),
  van(p, 270, 560, 1),
]);

/** Three of the staff. */
export const staff = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#e8effd', '#cfdff9')),
  circle(400, 330, 290, p.v('#bcd2fa', '#dbe8fd')),
  repeat(4, (index) => rect(90 + index * 165, 90, 130, 220, C.white, 10, 'opacity=".5"')),
  rect(0, 500, W, 100, p.v('#a9c2ee', '#c9daf7')),
  plant(p, 100, 540, 1.5),
  plant(p, 710, 540, 1.35, C.blue),
  person(p, {
    x: 205,
    y: 556,
    s: 1.3,
    skin: SKIN.brown,
    style: 'long',
    apron: C.leafLight,
    front: [
      [58, -176],
      [24, -140],
    ],
    back: [
      [-50, -180],
      [-58, -130],
    ],
    held: [
      shape('M4-186h26l8 16v56H-4v-56z', p.h(C.mid, C.sky)),
      rect(6, -204, 22, 18, C.night, 4),
      line('M30-200h18', C.night, 7),
    ],
  }),
  person(p, {
    x: 596,
    y: 556,
    s: 1.3,
    flip: true,
    skin: SKIN.light,
    style: 'bun',
    hair: '#6b3f2a',
    apron: C.sun,
    glove: C.leafLight,
    front: [
      [60, -172],
      [70, -120],
    ],
    back: [
      [-52, -176],
      [-42, -120],
    ],
    held: [shape('M52-120h46l8 60q-30 10-62 0z', p.h(C.coral, '#d85f42')), line('M54-118q20-26 42 0', C.slate, 5)],
  }),
  person(p, {
    x: 400,
    y: 576,
    s: 1.42,
    skin: SKIN.tan,
    cap: C.blue,
    front: [
      [46, -168],
      [4, -166],
    ],
    back: [
      [-44, -170],
      [2, -178],
    ],
    held: [
      rect(-6, -214, 54, 68, C.white, 6),
      rect(8, -220, 26, 12, C.slate, 4),
      [0, 1, 2].map((row) => [
        line(`M4 ${-194 + row * 16}l4 4 6-8`, C.leaf, 3),
        rect(20, -196 + row * 16, 22, 5, C.steel, 2),
      ]),
    ],
    glove: null,
  }),
  sparkle(150, 160, 22),
  sparkle(650, 130, 18),
  sparkle(400, 70, 14),
]);

/** The machines in the store room, ready for the night. */
export const tools = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#dfe9fb', '#c4d6f6')),
  rect(50, 70, 700, 16, C.wood, 4),
  rect(50, 220, 700, 16, C.wood, 4),
  [90, 710].map((x) => rect(x, 50, 12, 380, C.woodDark, 3)),
  repeat(8, (index) => {
    const colours = [C.blue, C.coral, C.leaf, C.sun, C.mid];
    const x = 130 + index * 72;
    const h = 60 + ((index * 17) % 34);
    return [
      rect(x, 220 - h, 40, h, p.h(colours[index % 5], colours[index % 5], C.night), 9),
      rect(x, 220 - h, 40, h, colours[index % 5], 9, 'opacity=".7"'),
      rect(x + 12, 220 - h - 18, 16, 20, C.night, 4),
      rect(x + 6, 220 - h * 0.65, 28, h * 0.35, C.white, 4, 'opacity=".9"'),
    ];
  }),
  repeat(4, (index) => [
    line(`M${180 + index * 36} 236v150`, C.silver, 6),
    shape(`M${164 + index * 36} 380h32l8 40h-48z`, [C.coral, C.mid, C.leafLight, C.sun][index]),
  ]),
  rect(0, 440, W, 160, p.v('#8fa9dd', '#6f8ecf')),
  rect(0, 432, W, 12, C.white),
  faded(0.5, shape('M200 444h360l140 156H80z', p.v('#fff/0.6', '#fff/0.1'))),
  rideOn(p, 330, 560, 1.12, false),
  bucket(p, 140, 570, 1.2),
  wetSign(p, 706, 572, 1.05),
  sparkle(560, 330, 20),
  sparkle(300, 300, 13),
]);

/** The whole day round: a clock between night and day. */
export const capacity = picture(W, H, (p) => [
  rect(0, 0, 400, H, p.v('#0f1d47', '#2c4fa2')),
  rect(400, 0, 400, H, p.v('#8fbcfb', '#e9f3ff')),
  repeat(26, (index) => circle((index * 97) % 390, (index * 53) % 380, 1.5 + (index % 3), C.white, 'opacity=".8"')),
  shape('M120 90a56 56 0 1 0 60 76 46 46 0 0 1-60-76z', C.sand),
  circle(670, 130, 90, p.glow('#fff3cf', '#fff3cf/0')),
  circle(670, 130, 40, C.sun),
  cloud(520, 90, 0.6),
  '<clipPath id="l"><rect width="400" height="600"/></clipPath><clipPath id="r"><rect x="400" width="400" height="600"/></clipPath>',
  '<g clip-path="url(#l)">',
  skyline(W, 560, '#1c3a7d', { seed: 5, low: 90, high: 260, window: '#ffdf9e' }),
  '</g>',
  '<g clip-path="url(#r)">',
  skyline(W, 560, '#86a8ea', { seed: 5, low: 90, high: 260, window: '#dcebff' }),
  '</g>',
  rect(0, 556, 400, 44, '#0f1d47'),
  rect(400, 556, 400, 44, C.leaf),
  shadow(p, 400, 560, 190, 20, 0.5),
  circle(400, 310, 196, p.d(C.white, C.silver)),
  circle(400, 310, 172, C.white),
  circle(400, 310, 172, 'none', `stroke="${C.blue}" stroke-width="10"`),
  repeat(24, (index) =>
    group(
      `rotate(${index * 15} 400 310)`,
      rect(index % 6 ? 398 : 395, 150, index % 6 ? 4 : 10, index % 6 ? 12 : 24, C.blue, 2),
    ),
  ),
  line('M400 310l-66-74', C.night, 13),
  line('M400 310l84-58', C.blue, 9),
  circle(400, 310, 15, C.coral),
  oval(400, 420, 62, 22, C.ice),
  line('M366 420h12M388 420h24M422 420h12', C.blue, 7),
  sparkle(590, 230, 20),
  sparkle(214, 300, 16, C.sand),
]);
