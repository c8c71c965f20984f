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

export const rideOn = (p, x, y, s, rider = true) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(p, 150, 4, 250, 22, 0.5),
    rider &&
      person(p, {
        x: 176,
        y: -10,
        s: 1.02,
        flip: false,
        grounded: false,
        skin: SKIN.deep,
        cap: C.blue,
        shirt: C.mid,
        shirtDark: C.blue,
        lean: 4,
        backLeg: [
          [62, -136],
          [74, -58],
        ],
        frontLeg: [
          [72, -138],
          [80, -62],
        ],
        back: [
          [30, -170],
          [90, -186],
        ],
        front: [
          [34, -168],
          [96, -180],
        ],
        glove: null,
      }),
    // seat and tank
    rect(96, -210, 28, 96, p.h(C.night, C.slate), 12),
    shape('M-6-40v-58q0-34 34-36l150-4q22 0 26 20l16 62v30z', p.v(C.mid, C.blue)),
    shape('M8-100q2-22 26-22l134-4q12 0 14 12z', C.white, 'opacity=".25"'),
    rect(-8, -52, 236, 30, C.night, 12),
    // front
    shape('M220-24v-84q0-20 20-20h36q28 0 34 32l10 72z', p.h(C.blue, C.navy)),
    circle(292, -78, 13, C.sand),
    circle(292, -78, 8, C.white),
    line('M262-128l-22-66', C.slate, 9),
    line('M222-198l38 8', C.night, 12),
    rect(30, -86, 96, 26, C.white, 8),
    rect(42, -78, 52, 9, C.blue, 4),
    shape('M-40-18q-2-40 36-40v40z', C.slate),
    // squeegee behind, brushes below
    line('M-10-30l-40 22', C.slate, 12),
    shape('M-92-8h84l6 14h-92z', C.night),
    rect(206, -18, 110, 20, C.slate, 8),
    repeat(9, (index) => line(`M${214 + index * 12} 0l-3 9`, C.leafLight, 5)),
    [36, 168].map((cx) => [circle(cx, -20, 28, C.night), circle(cx, -20, 13, C.steel), circle(cx, -20, 5, C.night)]),
  );

/** A large hall: a ride-on scrubber leaves a shining trail. */
export const heroMachinery = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#1b3a86', '#3e66bb')),
  // back wall and side walls in perspective towards (900, 300)
  shape('M0 0h1600l-500 210H660z', p.v('#122a66', '#24478f')),
  shape('M1600 0v760l-500-350V210z', p.h('#5c82d2', '#2f55a6')),
  shape('M0 0v760l660-350V210z', p.h('#1a3678', '#5177c9')),
  rect(660, 210, 440, 200, p.v('#c7dafc', '#eef4fe')),
  repeat(6, (index) => rect(676 + index * 70, 224, 56, 80, p.v('#8fb4f6', '#dcebff'), 3)),
  rect(820, 316, 120, 94, p.v('#40a389', '#2f8a74'), 3),
  rect(878, 316, 4, 94, '#fff', 0, 'opacity=".5"'),
  // ceiling lamps
  [
    [0.12, 0],
    [0.3, 1],
    [0.5, 2],
    [0.74, 3],
  ].map(([t]) => {
    const y = 200 - t * 190;
    const half = 20 + t * 130;
    return [
      shape(`M${880 - half} ${y}h${half * 2}l${half * 0.3}-${10 + t * 26}h-${half * 2.6}z`, '#fff7df'),
      oval(880, y, half * 2.2, 12 + t * 40, p.glow('#fff3cf/0.5', '#fff3cf/0')),
    ];
  }),
  // shelves on the right
  repeat(4, (index) => {
    const x1 = 1130 + index * 118;
    const t1 = (x1 - 1100) / 500;
    const t2 = (x1 + 96 - 1100) / 500;
    const top = (t) => 250 - t * 130;
    const floor = (t) => 412 + t * 350;
    const at = (t, k) => top(t) + (floor(t) - top(t)) * k;
    return [
      shape(`M${x1} ${top(t1)}L${x1 + 96} ${top(t2)}V${floor(t2)}L${x1} ${floor(t1)}z`, '#1c3a7d'),
      [0.28, 0.56, 0.84].map((k, level) => [
        repeat(3, (box) => {
          const a = t1 + ((t2 - t1) * (box + 0.12)) / 3;
          const b = t1 + ((t2 - t1) * (box + 0.88)) / 3;
          const colours = [C.coral, C.sun, C.leafLight, '#a9c6fa', C.white];
          const rise = 0.1 + ((box * 7 + level * 5 + index * 3) % 4) * 0.025;
          return shape(
            `M${1100 + a * 500} ${at(a, k)}V${at(a, k - rise)}L${1100 + b * 500} ${at(b, k - rise)}V${at(b, k)}z`,
            colours[(box + level * 2 + index) % 5],
            'opacity=".9"',
          );
        }),
        line(`M${x1} ${at(t1, k)}L${x1 + 96} ${at(t2, k)}`, '#c7dafc', 6),
      ]),
    ];
  }),
  // floor, trail
  shape('M0 760L660 410h440l500 350z', p.v('#9db8ec', '#4f76c6')),
  repeat(9, (index) => line(`M${680 + index * 50} 410L${-700 + index * 400} 760`, '#365ca9', 2, 'opacity=".35"')),
  [440, 490, 570, 680].map((y) => line(`M0 ${y}H1600`, '#365ca9', 2, 'opacity=".3"')),
  shape('M852 410h56q-20 130 60 210 60 60 210 80l-40 60H640q150-180 212-350z', p.v('#dcebff/0.5', '#ffffff/0.95')),
  shape('M884 410h12q-30 150 34 230 30 44 100 70-190-20-196-160 4-80 50-140z', C.white, 'opacity=".55"'),
  rideOn(p, 1070, 690, 1.22),
  sparkle(850, 560, 30),
  sparkle(930, 690, 24),
  sparkle(790, 650, 16),
  sparkle(890, 470, 12),
  wetSign(p, 745, 724, 0.78),
]);
