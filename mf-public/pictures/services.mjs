import { C, circle, cloud, faded, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';
import { mop, person, SKIN } from './people.mjs';
import { bucket, desk, facade, gumTree, officeChair, plant, skyline, wetSign } from './things.mjs';

const W = 800;
const H = 600;

/** The entrance of an apartment house; a cleaner washes the forecourt. */
export const building = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#b9d2fb', '#eaf2fe')),
  cloud(90, 90, 0.9),
  cloud(620, 60, 0.7),
  skyline(W, 440, '#9dbaf0', { seed: 3, low: 60, high: 190, opacity: 0.7 }),
  rect(210, 40, 470, 410, p.h('#2c4fa2', '#3f66bd')),
  rect(196, 28, 498, 18, C.white, 4),
  facade(230, 66, 430, 210, 6, 3, {
    glass: p.d('#e3eefe', '#9bbcf4'),
    lit: C.sand,
    frame: 'none',
    seed: 8,
    share: 0.15,
  }),
  repeat(3, (row) => rect(226, 128 + row * 70, 438, 10, C.white, 3, 'opacity=".9"')),
  rect(210, 290, 470, 160, '#e8eefa'),
  rect(210, 284, 470, 12, C.white),
  // glass entrance with canopy
  rect(352, 312, 190, 138, C.navy, 4),
  rect(360, 320, 84, 130, p.d('#cfe1fd', '#7da5f0')),
  rect(450, 320, 84, 130, p.d('#cfe1fd', '#7da5f0')),
  shape('M360 420l84-90v34l-84 86zM450 420l84-90v34l-84 86z', C.white, 'opacity=".4"'),
  rect(436, 372, 5, 34, C.sun, 2),
  rect(454, 372, 5, 34, C.sun, 2),
  rect(330, 296, 234, 20, p.v(C.coral, '#d85f42'), 5),
  [244, 590].map((x) => [rect(x, 324, 68, 84, p.d('#cfe1fd', '#7da5f0'), 4), line(`M${x + 34} 324v84`, C.white, 4)]),
  // ground: dry part, washed part
  rect(0, 448, W, 152, p.v('#b6c6e6', '#93a9d6')),
  shape('M352 450h190l170 150H150z', p.v('#d5e2f8', '#c0d2f3')),
  shape('M352 450h120l-40 150H150z', p.v('#f4f8ff', '#e3eefe')),
  repeat(3, (index) =>
    line(`M${330 - index * 62} ${486 + index * 40}h${240 + index * 110}`, '#8ea5d5', 2, 'opacity=".5"'),
  ),
  gumTree(p, 110, 466, 1.05, 12),
  gumTree(p, 742, 462, 0.8, 31),
  person(p, {
    x: 560,
    y: 560,
    s: 0.98,
    flip: true,
    skin: SKIN.light,
    cap: C.blue,
    shirt: C.leaf,
    shirtDark: C.leafDark,
    lean: 4,
    back: [
      [20, -170],
      [86, -176],
    ],
    front: [
      [40, -166],
      [60, -160],
    ],
    held: [
      line('M34-150L150-104', C.night, 10),
      line('M150-104l22-9', C.slate, 7),
      shape('M168-116L330-8 250 22z', p.h('#ffffff/0.95', '#ffffff/0')),
      line('M20-142q-60 60-110 130', C.sun, 6),
    ],
  }),
  repeat(8, (index) =>
    circle(270 + index * 17, 566 - ((index * 37) % 46), 4 + (index % 3) * 2, C.white, 'opacity=".85"'),
  ),
  sparkle(300, 486, 18),
  sparkle(230, 548, 14),
]);

/** A clothes shop after hours. */
export const retail = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#fdf0e4', '#fbdcc5')),
  rect(0, 0, W, 46, '#f3c4a4'),
  repeat(5, (index) => [
    oval(90 + index * 155, 46, 40, 8, '#fff'),
    shape(`M${50 + index * 155} 46h80l60 230h-200z`, p.v('#ffffff/0.5', '#ffffff/0')),
  ]),
  // shelf wall
  rect(40, 110, 330, 300, '#e9b48f', 8),
  repeat(3, (row) => [
    rect(52, 122 + row * 96, 306, 84, '#fbe7d8', 4),
    repeat(5, (column) => {
      const colours = [C.blue, C.coral, C.leafLight, C.sun, C.mid];
      const tall = 34 + ((row * 13 + column * 29) % 34);
      return row === 1
        ? [0, 1, 2].map((fold) => rect(64 + column * 60, 286 - fold * 15, 46, 12, colours[(column + fold) % 5], 4))
        : rect(66 + column * 60, 206 + row * 96 - tall, 40, tall, colours[(column + row) % 5], 6);
    }),
  ]),
  // counter sign
  rect(440, 100, 250, 74, C.blue, 14),
  rect(474, 124, 110, 12, C.white, 6),
  rect(474, 146, 70, 8, C.sky, 4),
  shape('M610 156q6-36 44-36-2 36-34 38-8 0-10-2z', C.leafLight),
  // clothes rail
  rect(0, 430, W, 170, p.v('#f0b58f', '#d99368')),
  shape('M300 430h260l180 170H200z', p.v('#ffffff/0.6', '#ffffff/0.1')),
  repeat(6, (index) =>
    line(`M${400 + (index - 2.5) * 120} 430L${400 + (index - 2.5) * 260} 600`, '#c98158', 2, 'opacity=".5"'),
  ),
  line('M0 500H800', '#c98158', 2, 'opacity=".5"'),
  shadow(p, 610, 500, 140, 14),
  line('M500 500V232h220v268', C.slate, 9),
  [
    [530, C.blue, 150],
    [574, C.coral, 130],
    [616, C.leaf, 160],
    [656, C.sun, 138],
    [694, C.mid, 152],
  ].map(([x, colour, h]) => [
    line(`M${x} 232q10 8 0 18`, C.slate, 4),
    shape(`M${x - 22} 262q22-22 44 0l10 ${h - 20}q-32 14-64 0z`, p.h(colour, colour, '#101f47')),
    shape(`M${x - 22} 262q22-22 44 0l10 ${h - 20}q-32 14-64 0z`, colour, 'opacity=".72"'),
  ]),
  person(p, {
    x: 330,
    y: 560,
    s: 1.14,
    skin: SKIN.brown,
    style: 'long',
    hair: '#241a22',
    apron: C.blue,
    shirt: C.white,
    shirtDark: C.silver,
    lean: 6,
    glove: C.leafLight,
    back: [
      [20, -170],
      [80, -196],
    ],
    front: [
      [60, -166],
      [98, -146],
    ],
    held: mop([60, -252], [152, -18], C.coral),
  }),
  wetSign(p, 170, 556, 0.9),
  sparkle(500, 545, 20),
  sparkle(560, 575, 13),
  sparkle(600, 470, 12),
]);

/** An open-plan office; desks are wiped before the working day. */
export const office = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#e6eefd', '#d2e0f9')),
  rect(60, 60, 460, 250, C.white, 8),
  rect(70, 70, 440, 230, p.v('#a9c8fb', '#e9f2ff'), 4),
  '<clipPath id="w"><rect x="70" y="70" width="440" height="230"/></clipPath><g clip-path="url(#w)">',
  skyline(560, 304, '#7da0e6', { seed: 19, low: 50, high: 170, opacity: 0.8 }),
  circle(420, 130, 70, p.glow('#fff4cf', '#fff4cf/0')),
  '</g>',
  rect(210, 60, 9, 250, C.white),
  rect(362, 60, 9, 250, C.white),
  rect(52, 306, 476, 14, C.white, 4),
  // notice board, clock
  rect(580, 80, 160, 120, C.wood, 6),
  rect(588, 88, 144, 104, '#f7ead9', 3),
  [
    [598, 98, C.sun],
    [646, 104, C.mid],
    [690, 96, C.coral],
    [604, 146, C.leafLight],
    [660, 150, C.sky],
  ].map(([x, y, c]) => rect(x, y, 34, 34, c, 3)),
  circle(660, 262, 34, C.white),
  circle(660, 262, 34, 'none', `stroke="${C.blue}" stroke-width="6"`),
  line('M660 262v-20M660 262l14 8', C.night, 4),
  rect(0, 420, W, 180, p.v('#8fa9dd', '#6f8ecf')),
  rect(0, 412, W, 12, C.white),
  faded(0.4, shape('M80 424h430l120 176H-60z', p.v('#fff/0.8', '#fff/0.1'))),
  group('translate(120 0)', desk(p, 20, 500, 1.05)),
  officeChair(p, 470, 566, 1.06),
  person(p, {
    x: 560,
    y: 566,
    s: 1.16,
    flip: true,
    skin: SKIN.tan,
    style: 'bun',
    apron: C.leafLight,
    lean: 8,
    back: [
      [30, -166],
      [20, -150],
    ],
    front: [
      [74, -196],
      [140, -178],
    ],
    held: [shape('M120-186q20-14 44 2l-4 18q-22 4-42-6z', C.sun)],
    glove: C.coral,
  }),
  plant(p, 716, 560, 1.3),
  plant(p, 60, 540, 1.05, C.coral),
  bucket(p, 660, 590, 0.7, C.mid, C.blue),
  sparkle(330, 372, 18),
  sparkle(280, 352, 11),
  sparkle(404, 366, 12),
]);
