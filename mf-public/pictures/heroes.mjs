import { C, circle, cloud, faded, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';
import { mop, person, SKIN } from './people.mjs';
import { bucket, facade, gumTree, plant, skyline, van, wetSign } from './things.mjs';

const W = 1600;
const H = 760;

const gondola = (p, x, y) => [
  line(`M${x + 14} 60V${y}M${x + 226} 60V${y}`, C.night, 3),
  person(p, {
    x: x + 74,
    y: y + 88,
    s: 0.56,
    flip: true,
    grounded: false,
    skin: SKIN.brown,
    cap: C.sun,
    shirt: C.coral,
    shirtDark: '#c9553a',
    front: [
      [54, -226],
      [84, -262],
    ],
    back: [
      [-44, -176],
      [-10, -150],
    ],
    held: line('M84-262l34-16M106-296l22 36', C.silver, 8),
  }),
  person(p, {
    x: x + 168,
    y: y + 88,
    s: 0.56,
    grounded: false,
    skin: SKIN.light,
    cap: C.sun,
    shirt: C.coral,
    shirtDark: '#c9553a',
    front: [
      [56, -220],
      [74, -280],
    ],
    back: [
      [-40, -170],
      [20, -150],
    ],
    held: line('M74-280l10-22M60-300h50', C.silver, 8),
  }),
  rect(x, y + 20, 240, 76, p.v(C.white, C.steel), 8),
  rect(x, y + 20, 240, 14, C.coral, 5),
  repeat(7, (index) => rect(x + 22 + index * 32, y + 44, 6, 40, C.slate, 3, 'opacity=".35"')),
  rect(x - 6, y + 92, 252, 12, C.slate, 6),
];

/** Dawn over the city: a glass tower with two window cleaners in a gondola. */
export const heroSolutions = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#16307a', '#3560bd@0.42', '#8aa6e6@0.66', '#fbd3b0@0.9', '#fbd3b0')),
  circle(730, 580, 360, p.glow('#fff1cf/0.95', '#ffd79a/0.5@0.35', '#ffd79a/0')),
  circle(730, 570, 58, '#fff4d8'),
  cloud(640, 190, 1.1, C.white, 0.16),
  cloud(860, 300, 0.8, C.white, 0.3),
  cloud(1470, 150, 0.9, C.white, 0.2),
  shape('M0 640q200-70 420-40t430-26 760 40v146H0z', '#5c7fce', 'opacity=".55"'),
  skyline(W, 690, '#6f8fd8', { seed: 11, low: 50, high: 190, opacity: 0.7 }),
  skyline(W, 700, '#345aa9', { seed: 23, low: 40, high: 150, window: '#ffdf9e' }),
  // the neighbouring house
  facade(830, 430, 136, 290, 3, 7, { glass: '#26468f', lit: C.sand, frame: p.h('#4468b8', '#2d4f9d'), seed: 9 }),
  rect(822, 420, 150, 14, '#5d80cc', 4),
  // the tower: front in the light, side in the shade
  shape('M1040 70l-74 44v620h74z', p.h('#1a3678', '#23458f')),
  repeat(15, (index) => line(`M966 ${148 + index * 40}l74-${26 - index * 1.4}`, '#3f66b6', 2)),
  rect(1040, 60, 420, 680, p.d('#7fa6f1', '#3f6bc6@0.5', '#27488f')),
  facade(1040, 60, 420, 680, 7, 14, {
    glass: p.d('#a9c6fa/0.75', '#3a66c2/0.8'),
    lit: '#ffe2a3',
    frame: 'none',
    seed: 4,
    share: 0.14,
  }),
  shape('M1040 470L1460 90v150L1040 620z', C.white, 'opacity=".13"'),
  shape('M1040 660L1460 280v40L1040 700z', C.white, 'opacity=".12"'),
  rect(1030, 48, 440, 16, '#dfe9fb', 4),
  rect(1180, 18, 150, 30, '#27488f', 4),
  // clean panes behind the gondola
  rect(1092, 226, 296, 150, p.d('#e3eefe', '#8fb4f6'), 4),
  shape('M1092 376l150-150h60l-150 150z', C.white, 'opacity=".45"'),
  repeat(4, (index) => line(`M${1153 + index * 60} 226v150`, '#5b83d4', 3, 'opacity=".5"')),
  gondola(p, 1120, 330),
  sparkle(1120, 258, 22),
  sparkle(1362, 300, 16),
  sparkle(1180, 204, 12, C.sand),
  // street
  rect(0, 716, W, 44, p.v('#24407f', '#142a5e')),
  rect(0, 712, W, 8, '#88a2dc', 0, 'opacity=".6"'),
  gumTree(p, 1520, 718, 0.82, 21),
  gumTree(p, 800, 722, 0.62, 4),
  van(p, 1150, 736, 0.78),
]);

/** A bright lobby: light beams, a mirror-like floor, a cleaner with a mop. */
export const heroQuality = picture(W, H, (p) => {
  const mopping = (opacity) =>
    person(p, {
      x: 1010,
      y: 668,
      s: 1.18,
      skin: SKIN.tan,
      style: 'bun',
      apron: C.leafLight,
      lean: 5,
      back: [
        [8, -172],
        [72, -196],
      ],
      front: [
        [58, -168],
        [92, -150],
      ],
      held: mop([52, -246], [150, -18], C.mint),
      grounded: opacity === 1,
    });
  return [
    rect(0, 0, W, H, p.v('#e9f0fd', '#cfdef8')),
    rect(0, 0, W, 60, p.v('#b9cdf3', '#dbe7fb')),
    // windows to the city
    repeat(4, (index) => [rect(560 + index * 262, 92, 236, 380, p.v('#9cc0fb', '#e7f1ff'), 6)]),
    '<clipPath id="panes"><rect x="560" y="92" width="1022" height="380"/></clipPath><g clip-path="url(#panes)">',
    group('translate(520 0)', skyline(1100, 476, '#86a8ea', { seed: 31, low: 70, high: 230, opacity: 0.75 })),
    group('translate(520 0)', skyline(1100, 480, '#5f86d6', { seed: 14, low: 30, high: 140, opacity: 0.7 })),
    circle(1420, 170, 150, p.glow('#fff6da/0.95', '#fff0c2/0.4@0.5', '#fff0c2/0')),
    '</g>',
    repeat(5, (index) => rect(546 + index * 262, 84, 26, 396, p.h('#f6f9ff', '#c3d3f1'), 3)),
    rect(540, 80, 1060, 16, '#f6f9ff'),
    rect(540, 470, 1060, 18, p.v('#ffffff', '#c3d3f1')),
    // wall on the left with panels
    rect(0, 60, 546, 460, p.h('#3c5fb0', '#5d82cf')),
    repeat(4, (index) => rect(20 + index * 132, 90, 112, 400, C.white, 6, 'opacity=".07"')),
    // light beams
    faded(
      0.34,
      [0, 1, 2, 3].map((index) => shape(`M${580 + index * 262} 96h190l-240 664h-250z`, p.v('#fff/0.9', '#fff/0'))),
    ),
    // floor
    rect(0, 520, W, 240, p.v('#a9c2ee', '#e7effc@0.5', '#c6d7f5')),
    rect(0, 512, W, 12, '#f6f9ff'),
    repeat(9, (index) =>
      line(`M${800 + (index - 4) * 150} 524L${800 + (index - 4) * 430} 760`, '#8eabe0', 2, 'opacity=".5"'),
    ),
    repeat(3, (index) => line(`M0 ${556 + index * 62}H1600`, '#8eabe0', 2, 'opacity=".45"')),
    // reflections
    '<g opacity=".2" transform="translate(0 1348) scale(1 -1)">',
    mopping(0.2),
    '</g>',
    faded(
      0.5,
      repeat(4, (index) => rect(575 + index * 262, 524, 206, 130, p.v('#fff/0.8', '#fff/0'))),
    ),
    // reception
    shadow(p, 1390, 640, 230, 24, 0.35),
    shape('M1210 500h350q14 0 14 14v126h-364z', p.h(C.woodLight, C.wood, C.woodDark)),
    repeat(9, (index) => line(`M${1238 + index * 40} 520v112`, C.woodDark, 3, 'opacity=".4"')),
    rect(1196, 484, 392, 22, p.v('#fff', '#d6e1f6'), 8),
    rect(1300, 556, 170, 44, C.blue, 8),
    shape('M1330 592q10-24 36-22-2 28-28 26zM1340 594q10-12 20-16', C.leafLight),
    rect(1384, 570, 62, 7, C.white, 3),
    rect(1384, 584, 40, 6, C.pale, 3),
    rect(1440, 412, 92, 64, C.night, 6),
    rect(1446, 418, 80, 52, p.d(C.mid, C.blue), 3),
    rect(1480, 474, 12, 12, C.slate),
    repeat(3, (index) => [
      line(`M${1270 + index * 110} 0v150`, '#7d92c4', 3),
      shape(`M${1240 + index * 110} 190q4-42 30-42t30 42z`, p.v(C.blue, C.mid)),
      oval(1270 + index * 110, 190, 30, 6, C.sand),
    ]),
    plant(p, 690, 650, 1.5),
    plant(p, 1568, 672, 1.25, C.coral),
    mopping(1),
    bucket(p, 860, 704, 0.95, C.mid, C.blue),
    wetSign(p, 1330, 716, 0.86),
    sparkle(1190, 612, 26),
    sparkle(1250, 690, 16),
    sparkle(1110, 716, 14),
    sparkle(930, 590, 12),
  ];
});
