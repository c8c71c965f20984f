import { C, circle, cloud, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';
import { person, SKIN } from './people.mjs';
import { gumTree, plant, skyline } from './things.mjs';

const W = 800;
const H = 600;

/** Close to the pane: the squeegee leaves a clear view. */
export const window = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#2c4fa2', '#17306b')),
  rect(60, 44, 680, 512, C.white, 14),
  '<clipPath id="pane"><rect x="84" y="68" width="632" height="464" rx="4"/></clipPath><g clip-path="url(#pane)">',
  rect(84, 68, 632, 464, p.v('#8fbcfb', '#e3f0ff')),
  circle(560, 170, 120, p.glow('#fff4cf', '#fff4cf/0.4@0.5', '#fff4cf/0')),
  circle(560, 170, 42, '#fff6da'),
  cloud(170, 150, 0.9),
  cloud(440, 240, 0.6),
  shape('M60 440q140-80 300-40t400-30v200H60z', '#7fb6a6'),
  group('translate(80 0)', skyline(680, 470, '#6b91de', { seed: 27, low: 60, high: 190, opacity: 0.85 })),
  shape('M60 480q180-50 340-20t340-10v120H60z', C.leaf),
  // dust still on the pane, on the right of the wiped band
  shape('M396 68h320v464H470q40-120-20-240t-54-224z', '#c9b79a', 'opacity=".42"'),
  repeat(26, (index) =>
    circle(470 + ((index * 83) % 240), 90 + ((index * 131) % 430), 5 + (index % 4) * 5, '#fff', 'opacity=".28"'),
  ),
  // suds at the edge
  repeat(13, (index) => {
    const y = 74 + index * 38;
    const x = 398 + Math.sin(index / 1.9) * 22 + index * 5;
    return [
      circle(x.toFixed(0), y, 24 + (index % 3) * 6, C.white, 'opacity=".95"'),
      circle((x + 26).toFixed(0), y + 12, 15 + (index % 2) * 6, C.white, 'opacity=".85"'),
      circle((x - 6).toFixed(0), y - 6, 6, '#cfe1fd'),
    ];
  }),
  shape('M84 360L330 68h70L84 450z', C.white, 'opacity=".28"'),
  shape('M84 500L420 100l10 40L104 532H84z', C.white, 'opacity=".16"'),
  '</g>',
  line('M400 68v464', C.white, 0),
  // arm with squeegee
  group(
    'translate(404 330) rotate(24)',
    shape('M-14 66q-12 170-30 330h130q-6-190-36-330z', p.h(C.blue, C.mid, C.blue)),
    rect(-22, 60, 84, 34, C.navy, 12),
    shape('M-10 0q-10 50-4 70h66q8-40 0-72z', p.h('#f5ac2e', C.sun)),
    rect(4, -70, 30, 96, p.h(C.night, C.slate), 12),
    shape('M-8-66h54l14-30H-22z', C.slate),
    rect(-130, -112, 300, 22, p.v(C.silver, C.steel), 8),
    rect(-130, -120, 300, 11, C.night, 4),
    [0, 18, 36, 52].map((x, index) => rect(x - 16, -6 + (index % 2) * 3, 17, 44, index % 2 ? '#f5ac2e' : C.sun, 8)),
  ),
  rect(40, 548, 720, 26, p.v(C.white, C.steel), 6),
  sparkle(190, 250, 30),
  sparkle(270, 380, 18),
  sparkle(140, 420, 14),
]);

/** A living room; the extractor leaves a bright lane on the carpet. */
export const carpet = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#f3ece4', '#e7dccf')),
  rect(90, 60, 200, 190, C.white, 6),
  rect(102, 72, 176, 166, p.v('#b7d3fc', '#eef5ff')),
  rect(186, 72, 8, 166, C.white),
  shape('M78 50q40 120-6 210h44q30-110 14-210zM250 50q-14 110 18 210h44q-46-100-6-210z', p.h('#d7a98a', '#f2d2ba')),
  rect(470, 80, 130, 96, C.wood, 4),
  rect(480, 90, 110, 76, p.d('#dbe8fd', C.sky)),
  shape('M480 166l40-44 26 24 20-16 24 36z', C.blue),
  rect(0, 380, W, 220, p.v('#b98562', '#9a6a49')),
  rect(0, 372, W, 12, C.white),
  // sofa
  shadow(p, 560, 432, 260, 16),
  rect(380, 236, 350, 130, p.v(C.mid, C.blue), 34),
  rect(350, 296, 74, 130, p.h('#24438d', C.blue), 26),
  rect(690, 296, 74, 130, p.h(C.blue, '#24438d'), 26),
  rect(408, 326, 300, 76, p.v('#5d86dd', C.mid), 18),
  line('M558 330v68', C.blue, 4),
  group('translate(462 320) rotate(-12)', rect(-34, -56, 74, 70, C.sun, 14)),
  group('translate(650 322) rotate(10)', rect(-34, -52, 72, 66, C.coral, 14)),
  [400, 700].map((x) => rect(x, 420, 14, 22, C.woodDark, 4)),
  // carpet: soiled, cleaned lane
  shape('M150 440h540l90 140H30z', p.v('#9fb0cf', '#8397bf')),
  shape('M170 448h502l76 122H60z', 'none', `stroke="${C.white}" stroke-width="5" opacity=".45"`),
  shape('M330 440h130l10 140H230z', p.v('#dfe9fb', '#f6f9ff')),
  repeat(9, (index) => line(`M${338 + index * 14} 444l-${(10 - index) * 9} 132`, '#bcd0f5', 3)),
  [
    [560, 520],
    [600, 480],
    [640, 550],
    [520, 560],
    [190, 540],
  ].map(([x, y], index) => oval(x, y, 30 - index * 2, 9, '#6d7fa8', 'opacity=".5"')),
  person(p, {
    x: 150,
    y: 566,
    s: 1.12,
    skin: SKIN.deep,
    cap: C.leaf,
    shirt: C.leafLight,
    shirtDark: C.leaf,
    lean: 9,
    back: [
      [30, -170],
      [90, -160],
    ],
    front: [
      [56, -160],
      [104, -152],
    ],
    frontLeg: [
      [34, -72],
      [26, -14],
    ],
    backLeg: [
      [-30, -70],
      [-46, -14],
    ],
  }),
  // carpet extractor
  group(
    'translate(300 556)',
    shadow(p, 20, 4, 100, 14),
    line('M-36-166L-6-120', C.night, 11),
    line('M-52-172h34', C.night, 12),
    shape('M-44-20l20-104h62q26 0 36 34l16 70z', p.v(C.coral, '#cf5a3d')),
    shape('M-18-112h50q16 0 24 24h-80z', '#cfe1fd', 'opacity=".85"'),
    rect(-56, -34, 150, 34, C.night, 14),
    shape('M84-20h52l16 22H70z', C.slate),
    circle(-26, -4, 18, C.night),
    circle(-26, -4, 8, C.steel),
    rect(-8, -66, 50, 14, C.white, 7),
  ),
  plant(p, 752, 420, 1.2),
  sparkle(360, 470, 20),
  sparkle(400, 520, 12),
  sparkle(282, 450, 13),
]);

const box = (p, x, y, w, h) => [
  rect(x, y, w, h, p.h('#e0b68a', '#c9965f'), 4),
  rect(x, y, w, 12, '#c9965f', 4),
  rect(x + w / 2 - 12, y, 24, h * 0.42, '#f4dcbc'),
  line(`M${x + 16} ${y + h - 20}h${w / 3}`, '#a87843', 5),
];

/** An empty flat on the day of the handover. */
export const exit = picture(W, H, (p) => [
  rect(0, 0, W, H, p.v('#edf3fe', '#d9e5fa')),
  shape('M0 0l90 60v370L0 520z', p.h('#b8cdf3', '#d6e3fa')),
  rect(90, 60, 710, 370, '#e9f0fd'),
  rect(90, 424, 710, 10, C.white),
  shape('M0 520l90-90h710v170H0z', p.v('#dcb489', '#c18f5c')),
  repeat(7, (index) => line(`M${130 + index * 110} 432L${-40 + index * 170} 600`, '#a87843', 2, 'opacity=".5"')),
  line('M48 472h752M0 530h800', '#a87843', 2, 'opacity=".35"'),
  // window, light on the floor
  rect(180, 110, 210, 200, C.white, 6),
  rect(192, 122, 186, 176, p.v('#8fbcfb', '#e9f3ff')),
  cloud(230, 190, 0.5),
  rect(281, 122, 8, 176, C.white),
  rect(170, 304, 230, 14, C.white, 4),
  shape('M200 440h190l60 160H220z', p.v('#fff/0.75', '#fff/0.15')),
  // open door to the outside
  rect(560, 130, 150, 300, C.white, 4),
  rect(572, 142, 126, 288, p.v('#bfe0d3', '#8fcbb4')),
  gumTree(p, 640, 430, 0.62, 5),
  shape('M572 142l-70 30v270l70-12z', p.h('#24438d', C.mid)),
  circle(516, 306, 7, C.sun),
  // boxes
  shadow(p, 170, 548, 150, 16),
  box(p, 70, 430, 130, 112),
  box(p, 190, 456, 110, 90),
  box(p, 96, 346, 100, 84),
  plant(p, 246, 458, 0.72, C.coral),
  person(p, {
    x: 420,
    y: 568,
    s: 1.16,
    skin: SKIN.light,
    style: 'long',
    hair: '#7a4a2c',
    apron: C.coral,
    back: [
      [-50, -170],
      [-30, -128],
    ],
    front: [
      [62, -196],
      [92, -246],
    ],
    held: [
      circle(102, -262, 17, 'none', `stroke="${C.sun}" stroke-width="6"`),
      line('M100-246l-8 44M93-214l-12-3', C.sun, 6),
      rect(110, -250, 32, 46, C.blue, 6),
      circle(126, -240, 4, C.white),
    ],
    glove: null,
  }),
  // board with a tick
  rect(676, 470, 8, 110, C.woodDark, 3),
  shadow(p, 680, 582, 60, 9),
  rect(606, 400, 148, 92, C.white, 8),
  rect(606, 400, 148, 92, 'none', 8, `stroke="${C.blue}" stroke-width="6"`),
  circle(640, 446, 20, C.leaf),
  line('M631 446l7 8 12-15', C.white, 5),
  rect(670, 428, 66, 10, C.blue, 5),
  rect(670, 450, 46, 9, C.steel, 4),
  sparkle(330, 560, 20),
  sparkle(300, 500, 12),
  sparkle(420, 190, 14, C.mid),
  sparkle(520, 560, 14),
]);
