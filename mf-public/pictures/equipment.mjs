import { rideOn } from './hero-machinery.mjs';
import { C, circle, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';
import { wetSign } from './things.mjs';

const W = 640;
const H = 480;

/** Showroom that all equipment pictures share: wall, arch, polished floor. */
const room = (tone, draw) =>
  picture(W, H, (p) => {
    const [top, bottom, arch, ground] = {
      blue: ['#e4edfe', '#c9dbfa', '#b3cbf8', '#93b0ea'],
      green: ['#e6f5ee', '#c9e7da', '#aedbc8', '#8cc5ae'],
      warm: ['#fff1e2', '#fbdcc1', '#f8caa6', '#e8ad84'],
      grey: ['#eff2f8', '#dae2ef', '#c5d1e6', '#a7b7d4'],
    }[tone];
    return [
      rect(0, 0, W, H, p.v(top, bottom)),
      shape('M150 400V230a170 170 0 0 1 340 0v170z', arch, 'opacity=".6"'),
      rect(0, 372, W, 108, p.v(ground, bottom)),
      rect(0, 368, W, 6, C.white, 0, 'opacity=".8"'),
      oval(320, 424, 250, 30, C.white, 'opacity=".35"'),
      draw(p),
    ];
  });
const wheel = (x, y, r) => [circle(x, y, r, C.night), circle(x, y, r * 0.5, C.steel), circle(x, y, r * 0.2, C.night)];

export const scrubber = room('blue', (p) => [
  shadow(p, 320, 426, 210, 20, 0.5),
  line('M196 250l-62-66', C.slate, 13),
  line('M112 182h44', C.night, 16),
  shape('M176 392V276q0-30 30-32l176-10q34 0 46 32l34 82v44z', p.v(C.mid, C.blue)),
  shape('M200 282q2-18 22-20l156-8q20 0 26 18z', C.white, 'opacity=".28"'),
  rect(212, 306, 120, 34, C.white, 9),
  rect(226, 317, 60, 11, C.blue, 5),
  rect(170, 374, 300, 34, C.night, 16),
  rect(388, 392, 120, 28, C.slate, 12),
  repeat(10, (index) => line(`M${398 + index * 11} 416l-2 9`, C.leafLight, 6)),
  line('M180 400l-44 14', C.slate, 13),
  shape('M84 408h94l6 16H84z', C.night),
  wheel(236, 400, 27),
  wheel(360, 400, 27),
  sparkle(100, 392, 14),
]);

export const rideOnScrubber = room('blue', (p) => [
  rideOn(p, 172, 428, 1.24, false),
  sparkle(96, 400, 16),
  sparkle(128, 424, 9),
]);

export const backpackVacuum = room('green', (p) => [
  shadow(p, 300, 428, 150, 18, 0.45),
  line('M352 180q120-30 132 90t-30 130', C.night, 20),
  repeat(12, (index) => line(`M${486 - index * 2} ${236 + index * 13}h-14`, C.slate, 3, 'opacity=".7"')),
  line('M454 398l-20 18', C.steel, 14),
  shape('M376 412h100l10 16H366z', C.night),
  line('M206 140q-50 90-14 220M392 140q50 90 14 220', C.navy, 22),
  rect(214, 104, 172, 300, p.h('#24438d', C.mid, C.blue), 46),
  rect(232, 126, 136, 90, p.v('#cfe1fd', C.sky), 30),
  rect(240, 250, 120, 60, C.white, 12),
  rect(256, 266, 60, 11, C.blue, 5),
  rect(256, 286, 40, 9, C.steel, 4),
  circle(300, 356, 24, C.night),
  circle(300, 356, 14, C.leafLight),
  rect(250, 84, 100, 30, C.night, 14),
  rect(228, 398, 144, 26, C.night, 12),
]);

export const wetDryVacuum = room('warm', (p) => [
  shadow(p, 300, 430, 180, 20, 0.45),
  line('M396 230q120 0 116 96-4 60-34 78', C.night, 18),
  shape('M430 400h98l8 22H424z', C.slate),
  shape('M196 392l10-150h190l10 150q-104 20-210 0z', p.h(C.steel, C.white, C.silver, C.steel)),
  rect(190, 226, 222, 24, C.night, 12),
  shape('M206 228q0-96 95-96t95 96z', p.v(C.coral, '#cf5a3d')),
  rect(262, 108, 78, 34, 'none', 14, `stroke="${C.night}" stroke-width="11"`),
  circle(346, 192, 15, C.white),
  circle(346, 192, 7, C.leaf),
  rect(240, 290, 110, 54, C.blue, 10),
  rect(256, 304, 56, 10, C.white, 5),
  rect(256, 322, 36, 8, C.sky, 4),
  [206, 300, 394].map((x) => wheel(x, 412, 15)),
]);

export const carpetExtractor = room('green', (p) => [
  rect(60, 410, 520, 34, p.v('#8f9fc6', '#7486b4'), 10),
  rect(60, 410, 190, 34, p.v('#e3ecfc', '#c7d7f5'), 10),
  line('M236 230l-44-104', C.night, 14),
  line('M168 124h50', C.night, 17),
  shape('M222 390l30-168q4-20 26-20h110q44 0 58 50l34 138z', p.v(C.leafLight, C.leaf)),
  shape('M262 224h116q28 0 38 40H254z', '#e3f4fb', 'opacity=".9"'),
  shape('M258 248h154l4 16H254z', '#7fc9e6'),
  rect(202, 370, 280, 46, C.night, 20),
  shape('M470 392h74l22 26H454z', C.slate),
  rect(286, 296, 110, 36, C.white, 10),
  rect(302, 308, 56, 11, C.leafDark, 5),
  wheel(246, 408, 24),
  sparkle(130, 396, 15),
  sparkle(180, 420, 9),
]);

export const polisher = room('grey', (p) => [
  shadow(p, 330, 430, 160, 18, 0.5),
  line('M316 330L226 92', C.steel, 18),
  line('M316 330L226 92', C.white, 5, 'opacity=".6"'),
  line('M176 100l92-34', C.night, 18),
  line('M250 150q90 20 70 120', C.night, 7),
  shape('M244 350q0-76 90-76t90 76z', p.v(C.mid, C.blue)),
  rect(290, 234, 88, 60, p.h(C.navy, C.blue), 14),
  rect(302, 246, 64, 12, C.sky, 5),
  rect(204, 344, 260, 44, p.v(C.navy, C.night), 20),
  rect(214, 388, 240, 22, C.coral, 8),
  rect(222, 408, 224, 12, '#c9553a', 6),
  line('M120 424q80 20 180 16M360 440q100 4 160-16', C.white, 5, 'opacity=".8"'),
]);

export const pressureWasher = room('warm', (p) => [
  shadow(p, 290, 430, 170, 20, 0.45),
  line('M230 250V110h90', C.slate, 14),
  line('M300 110h44', C.night, 18),
  shape('M190 400V260q0-22 22-22h150q24 0 30 24l30 138z', p.v(C.sun, '#eda126')),
  circle(290, 316, 56, C.night),
  circle(290, 316, 38, '#eda126'),
  circle(290, 316, 16, C.night),
  repeat(8, (index) => group(`rotate(${index * 45} 290 316)`, rect(286, 268, 8, 20, C.slate, 3))),
  line('M392 340q70 20 56-60t30-110', C.night, 12),
  line('M440 216l84-84', C.slate, 13),
  line('M444 220l-16 34', C.night, 18),
  shape('M520 124L620 20l-10 96z', p.h('#ffffff/0.95', '#ffffff/0.1')),
  rect(180, 390, 250, 22, C.night, 10),
  wheel(232, 408, 30),
  rect(388, 400, 22, 28, C.night, 6),
]);

export const steamCleaner = room('blue', (p) => [
  shadow(p, 280, 430, 170, 18, 0.45),
  line('M330 268q150-40 140 60-4 50-30 74', C.night, 16),
  shape('M400 396h96l10 24H392z', C.slate),
  repeat(4, (index) => circle(400 + index * 32, 372 - (index % 2) * 24, 26 - index * 2, C.white, 'opacity=".75"')),
  shape('M150 396q-16-110 60-150 70-34 130 10 44 36 38 140z', p.d(C.white, C.silver)),
  shape('M150 396q-4-30 2-60h224q4 30 2 60z', p.v(C.mid, C.blue)),
  line('M210 250q54-50 112 0', C.night, 13),
  circle(262, 302, 24, C.ice),
  circle(262, 302, 24, 'none', `stroke="${C.slate}" stroke-width="5"`),
  line('M262 302l10-12', C.coral, 4),
  rect(214, 356, 96, 16, C.white, 7),
  wheel(198, 404, 24),
  wheel(330, 404, 24),
]);

export const waterFedPole = room('green', (p) => [
  rect(350, 30, 240, 300, C.white, 8),
  rect(362, 42, 216, 276, p.d('#bcd7fc', '#eaf3ff')),
  line('M470 42v276M362 176h216', C.white, 9),
  shape('M362 280L520 42h40L362 318z', C.white, 'opacity=".5"'),
  shadow(p, 150, 432, 110, 14, 0.45),
  line('M150 300L440 110', C.slate, 14),
  line('M150 300L300 202', C.coral, 16),
  line('M120 320l50-33', C.night, 22),
  shape('M418 74l56 84-22 14-56-84z', C.night),
  repeat(7, (index) => line(`M${426 + index * 8} ${72 + index * 12}l17-11`, C.sky, 5)),
  repeat(6, (index) => circle(480 + (index % 3) * 20, 70 + index * 20, 5 + (index % 2) * 2, C.mid, 'opacity=".7"')),
  line('M124 322q-50 40-30 70', C.sun, 7),
  rect(84, 330, 130, 92, p.v(C.mid, C.blue), 14),
  rect(104, 350, 60, 26, C.white, 6),
  rect(176, 318, 24, 18, C.night, 5),
  wheel(112, 418, 15),
  wheel(188, 418, 15),
]);

export const trolley = room('blue', (p) => [
  shadow(p, 320, 432, 220, 18, 0.45),
  line('M150 410V110q0-16-22-18', C.slate, 13),
  line('M300 410V170h-150', C.slate, 11),
  shape('M300 190h190l-18 190H318z', p.h('#e0902a', C.sun, '#f5ac2e')),
  line('M292 188h208', C.slate, 12),
  rect(330, 240, 120, 44, '#000', 8, 'opacity=".1"'),
  rect(146, 386, 360, 22, p.v(C.mid, C.blue), 8),
  rect(146, 280, 156, 16, C.mid, 6),
  [
    [164, C.coral, 54],
    [200, C.leaf, 66],
    [236, C.mid, 50],
    [268, C.sun, 60],
  ].map(([x, colour, h]) => [
    rect(x, 280 - h, 28, h, colour, 7),
    rect(x + 9, 280 - h - 14, 10, 16, C.night, 3),
    rect(x + 4, 280 - h * 0.6, 20, 16, C.white, 3),
  ]),
  shape('M162 386v-62h56l8 62zM232 386v-50h58v50z', p.v(C.sky, C.mid)),
  line('M520 400L468 60', C.silver, 9),
  shape('M446 50h46l8 22h-60z', C.leafLight),
  [170, 330, 484].map((x) => wheel(x, 422, 14)),
]);

export const mopBucket = room('grey', (p) => [
  shadow(p, 300, 432, 170, 18, 0.45),
  line('M390 330L500 60', C.woodLight, 13),
  shape('M188 408l-18-160h250l-18 160z', p.h('#e0902a', C.sun, '#f5ac2e')),
  rect(160, 232, 270, 26, '#e0902a', 10),
  shape('M300 236l6-84h112l-10 84z', p.v(C.slate, C.night)),
  repeat(5, (index) => line(`M${320 + index * 19} 166v56`, C.steel, 5)),
  line('M410 160l70-50', C.night, 13),
  oval(232, 244, 62, 12, '#bcd7fc'),
  [
    [206, 236, 14],
    [230, 228, 19],
    [258, 236, 13],
  ].map(([x, y, r]) => circle(x, y, r, C.white)),
  shape('M250 330l30 54h-60z', C.night),
  rect(247, 348, 6, 18, C.sun, 2),
  repeat(9, (index) =>
    line(`M392 322q${-30 + index * 9} 30 ${-34 + index * 9} 70`, index % 2 ? C.white : C.silver, 10),
  ),
  [206, 384].map((x) => wheel(x, 418, 16)),
]);

export const cloths = room('warm', (p) => [
  shadow(p, 320, 430, 210, 18, 0.4),
  [
    [C.coral, '#cf5a3d'],
    [C.sun, '#eda126'],
    [C.leafLight, C.leaf],
    [C.mid, C.blue],
  ].map(([light, dark], index) => [
    rect(150 + (index % 2) * 8, 370 - index * 52, 330 - (index % 2) * 14, 50, p.v(light, dark), 22),
    rect(150 + (index % 2) * 8, 392 - index * 52, 330 - (index % 2) * 14, 5, '#000', 2, 'opacity=".13"'),
    repeat(12, (dot) => circle(180 + dot * 25, 383 - index * 52, 2.6, C.white, 'opacity=".6"')),
  ]),
  shape('M250 206q60-96 160-66 40 60 10 76-100 26-170-10z', p.d('#a9c6fa', C.mid)),
  shape('M270 206q60-60 132-54', 'none', `stroke="${C.white}" stroke-width="5" opacity=".6"`),
  sparkle(500, 150, 24),
  sparkle(540, 210, 13),
]);

export const signs = room('grey', (p) => [
  wetSign(p, 320, 430, 2.5),
  wetSign(p, 516, 424, 1.4),
  shadow(p, 120, 428, 60, 11),
  shape('M74 424l36-190h20l36 190z', p.h('#cf5a3d', C.coral, '#cf5a3d')),
  shape('M93 326h54l7 38H86zM102 276h36l4 24h-44z', C.white),
  rect(60, 416, 120, 16, '#cf5a3d', 7),
]);
