import { C, circle, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';

const SIZE = 480;

/** Tile that all product pictures share: tinted wall, round stage, soft shadow. */
const tile = (from, to, halo, draw) =>
  picture(SIZE, SIZE, (p) => [
    rect(0, 0, SIZE, SIZE, p.v(from, to)),
    circle(240, 236, 168, halo, 'opacity=".55"'),
    oval(240, 404, 190, 34, C.white, 'opacity=".6"'),
    shadow(p, 240, 404, 130, 20, 0.45),
    draw(p),
  ]);

const label = (x, y, w, h, colour, mark) => [
  rect(x, y, w, h, C.white, 10),
  rect(x, y, w, h * 0.34, colour, 10),
  rect(x, y + h * 0.2, w, h * 0.14, colour),
  mark(x + w / 2, y + h * 0.62),
  rect(x + w * 0.2, y + h * 0.13, w * 0.6, 7, C.white, 3),
  rect(x + w * 0.22, y + h - 18, w * 0.56, 6, C.steel, 3),
];
const shine = (x, y, h) => rect(x, y, 12, h, C.white, 6, 'opacity=".38"');

const drop = (colour) => (x, y) => shape(`M${x} ${y - 20}q18 24 18 32a18 18 0 0 1-36 0q0-8 18-32z`, colour);
const leaf = (x, y) => [
  shape(`M${x - 22} ${y + 16}q2-40 44-38-2 42-44 38z`, C.leaf),
  line(`M${x - 20} ${y + 16}l26-24`, C.white, 3),
];
const cross = (x, y) => [rect(x - 8, y - 20, 16, 40, C.coral, 4), rect(x - 20, y - 8, 40, 16, C.coral, 4)];
const star = (colour) => (x, y) => sparkle(x, y, 24, colour);

/** Bottle with a trigger spray head. */
const trigger = (p, body, dark, head, labelColour, mark) => [
  shape('M176 404q-12 0-12-14V260q0-34 30-50l16-34h60l16 34q30 16 30 50v130q0 14-12 14z', p.h(dark, body, body, dark)),
  label(180, 270, 120, 112, labelColour, mark),
  shine(180, 236, 30),
  rect(206, 152, 68, 30, head, 6),
  shape('M214 154v-26q-52 2-70-10-8-32 20-34h110q30 0 34 32v38z', p.v(head, C.night)),
  shape('M214 130q-22 4-34 34-4 12-14 8-6-26 14-50z', C.night),
  rect(128, 88, 26, 22, C.night, 6),
  repeat(3, (index) =>
    line(`M${112 - index * 2} ${96 + (index - 1) * 16 + 4}l-32 ${(index - 1) * 16}`, C.white, 5, 'opacity=".9"'),
  ),
];

/** Jerrycan with handle. */
const can = (p, body, dark, cap, labelColour, mark) => [
  rect(262, 112, 54, 40, cap, 8),
  repeat(4, (index) => rect(270 + index * 12, 116, 4, 32, '#000', 2, 'opacity=".2"')),
  shape(
    'M132 390V222q0-20 14-34l44-40q10-8 22-8h104q26 0 26 26v224q0 16-16 16H148q-16 0-16-16z',
    p.h(dark, body, body, dark),
  ),
  shape(
    'M168 214l40-38q6-6 14-6h22q10 0 10 10v12q0 8-8 8h-18q-8 0-14 6l-22 20q-8 8-18 8-16-4-6-20z',
    p.v(C.ice, C.steel),
  ),
  label(166, 256, 148, 124, labelColour, mark),
  shine(144, 262, 96),
];

/** Pump dispenser. */
const pump = (p, body, dark, head, labelColour, mark) => [
  shape('M164 390V258q0-42 40-48h72q40 6 40 48v132q0 16-16 16H180q-16 0-16-16z', p.h(dark, body, body, dark)),
  rect(206, 178, 68, 36, head, 8),
  rect(232, 122, 16, 60, C.steel, 4),
  shape('M196 100q0-12 12-12h56q28 0 28 28v14h-26v-8h-58q-12 0-12-12z', p.v(head, C.night)),
  label(182, 262, 116, 118, labelColour, mark),
  shine(176, 240, 20),
];

/** Aerosol can. */
const aerosol = (p, body, dark, cap, labelColour, mark) => [
  rect(176, 176, 128, 230, p.h(dark, body, body, dark), 16),
  shape('M180 186q6-38 38-44h44q32 6 38 44z', p.h(C.steel, C.white, C.steel)),
  rect(210, 92, 60, 54, p.h(cap, cap, C.night), 10),
  rect(228, 80, 24, 18, cap, 6),
  label(190, 220, 100, 134, labelColour, mark),
  rect(176, 372, 128, 10, '#000', 0, 'opacity=".14"'),
  shine(182, 200, 14),
];

export const floor = tile('#e3edfe', '#c3d6f8', '#a9c6fa', (p) => can(p, C.mid, C.blue, C.sun, C.blue, drop(C.mid)));
export const glass = tile('#e6f6fb', '#c0e3f0', '#a2d8ea', (p) =>
  trigger(p, '#7fc9e6', '#4ea7cc', C.blue, '#2f8fb8', star('#4ea7cc')),
);
export const disinfectant = tile('#fdece6', '#f8cfc0', '#f8b7a2', (p) =>
  can(p, C.white, C.steel, C.coral, C.coral, cross),
);
export const descaler = tile('#e9f4ef', '#c4e4d8', '#a6d8c6', (p) =>
  trigger(p, C.leafLight, C.leaf, C.sun, C.leafDark, drop(C.leaf)),
);
export const carpet = tile('#f5ecfb', '#dccbf1', '#cdb4ec', (p) =>
  trigger(p, '#a789d8', '#7a5bb3', C.coral, '#63459c', star('#7a5bb3')),
);
export const degreaser = tile('#fff3d8', '#fbdc9b', '#ffd37a', (p) =>
  can(p, '#ffb63d', '#e0902a', C.night, '#b8621b', drop('#e0902a')),
);
export const steel = tile('#eef1f7', '#cfd8e8', '#b9c6de', (p) =>
  aerosol(p, C.silver, C.slate, C.blue, C.slate, star(C.mid)),
);
export const soap = tile('#e7f5ee', '#bfe3d2', '#9ad3bb', (p) => [
  pump(p, C.white, C.steel, C.leaf, C.leaf, leaf),
  [
    [372, 330, 26],
    [402, 288, 15],
    [352, 376, 17],
    [100, 350, 20],
    [124, 306, 12],
  ].map(([x, y, r]) => [
    circle(x, y, r, C.white, 'opacity=".85"'),
    circle(x - r * 0.3, y - r * 0.3, r * 0.28, C.white),
    circle(x, y, r, 'none', `stroke="${C.leafLight}" stroke-width="2"`),
  ]),
]);
export const freshener = tile('#fdeef3', '#f7cedd', '#f4b1ca', (p) => [
  group('translate(0 2)', aerosol(p, '#ee8fb0', '#c75a84', C.white, '#a83f6b', leaf)),
  repeat(7, (index) => circle(128 - (index % 3) * 26, 76 + index * 10, 5 + (index % 2) * 3, C.white, 'opacity=".9"')),
]);
