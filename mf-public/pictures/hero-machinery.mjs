import { C, circle, group, line, oval, picture, rect, repeat, shadow, shape, sparkle } from './kit.mjs';
import { person, SKIN } from './people.mjs';
import { wetSign } from './things.mjs';

const W = 1600;
const H = 760;

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
