import { C, circle, group, line, oval, rect, shadow, shape } from './kit.mjs';

export const SKIN = { light: '#f0c09a', tan: '#cf9468', brown: '#9a6340', deep: '#6f4630' };

const rotate = ([x, y], degrees, [ox, oy]) => {
  const a = (degrees * Math.PI) / 180;
  const dx = x - ox;
  const dy = y - oy;
  return [ox + dx * Math.cos(a) - dy * Math.sin(a), oy + dx * Math.sin(a) + dy * Math.cos(a)];
};
const n = (value) => Math.round(value * 10) / 10;
const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const d = (...points) => points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

function arm([shoulder, elbow, hand], { sleeve, skin, glove }) {
  const cuff = between(shoulder, elbow, 0.7);
  return [
    line(d(cuff, elbow, hand), skin, 19),
    line(d(shoulder, cuff), sleeve, 27),
    glove && line(d(between(elbow, hand, 0.72), hand), glove, 23),
    circle(n(hand[0]), n(hand[1]), 12, glove ?? skin),
  ].filter(Boolean);
}

function leg([hip, knee, foot], colour) {
  return [
    line(d(hip, knee, foot), colour, 33),
    shape(`M${n(foot[0] - 17)} ${n(foot[1] + 14)}v-16q0-6 8-6h16q4 0 8 6l10 4q10 3 10 12z`, C.night),
  ];
}

function head({ skin, hair, style, cap }) {
  const back = {
    short: shape('M-29-270q-3-34 30-36 32 0 31 30l-8-4q-22 4-34-8-8 6-8 26-8-8-11-8z', hair),
    bun: [
      circle(-24, -298, 15, hair),
      shape('M-30-262q-6-42 30-45 33 0 32 30l-8-3q-22 2-34-9-4 20-8 36-10-2-12-9z', hair),
    ],
    long: shape('M-32-226q-8-80 32-81 34 0 32 31l-8-3q-22 2-34-9-2 40 0 62-12 8-22 0z', hair),
  }[style];
  return [
    rect(-11, -252, 22, 30, skin, 8),
    rect(-11, -246, 22, 12, '#000', 6, 'opacity=".12"'),
    circle(0, -272, 28, skin),
    circle(-12, -268, 6, skin),
    back,
    circle(12, -272, 2.8, C.night),
    line('M9-259q6 4 12 0', '#7a3d2c', 2.4),
    circle(-12, -269, 5, skin),
    cap && [
      shape('M-30-278q-2-34 30-35 31 0 31 31l-1 4q-30-8-60 0z', cap),
      shape('M22-283q26-1 34 9-18 4-36 0z', cap),
      shape('M22-283q26-1 34 9-18 4-36 0z', '#000', 'opacity=".18"'),
    ],
  ];
}

/**
 * A member of staff. Origin: on the ground between the feet, about 310 units tall, facing right. Joints are given as
 * elbow and hand, knee and foot; `held` is drawn behind the front arm.
 */
export function person(p, options) {
  const {
    x,
    y,
    s = 1,
    flip = false,
    skin = SKIN.tan,
    hair = '#2a2030',
    style = 'short',
    cap,
    shirt = C.blue,
    shirtDark = C.navy,
    trousers = '#24335c',
    apron,
    glove = C.sun,
    lean = 0,
    back = [
      [-46, -176],
      [-34, -128],
    ],
    front = [
      [52, -176],
      [44, -128],
    ],
    backLeg = [
      [-20, -70],
      [-24, -14],
    ],
    frontLeg = [
      [20, -70],
      [20, -14],
    ],
    held = '',
    behind = '',
    grounded = true,
  } = options;
  const pivot = [0, -132];
  const shoulderBack = rotate([-25, -216], lean, pivot);
  const shoulderFront = rotate([22, -215], lean, pivot);
  const torso = [
    shape('M-38-220q3-14 24-16h26q24 2 27 18l-6 92q-34 12-66 0z', p.h(shirtDark, shirt)),
    shape('M-12-236q12 16 26 0l4 4q-16 22-34 0z', C.white, 'opacity=".85"'),
    circle(17, -200, 6, C.leafLight),
    apron && shape('M-22-204h44l10 84q-32 12-64 0z', apron),
    apron && line('M-20-204l4-28M22-204l-4-28', apron, 5),
    apron && rect(-14, -160, 30, 24, '#000', 5, 'opacity=".14"'),
  ].filter(Boolean);
  return group(
    `translate(${x} ${y}) scale(${flip ? -s : s} ${s})`,
    grounded ? shadow(p, 4, 0, 86, 14, 0.4) : '',
    behind,
    arm([shoulderBack, ...back], { sleeve: shirtDark, skin, glove }),
    leg([[-13, -128], ...backLeg], C.night),
    leg([[13, -128], ...frontLeg], trousers),
    group(`rotate(${lean} ${pivot[0]} ${pivot[1]})`, torso, head({ skin, hair, style, cap })),
    held,
    arm([shoulderFront, ...front], { sleeve: shirt, skin, glove }),
  );
}

/** Flat mop from the hands to the floor, in a person's own coordinates. */
export const mop = ([x1, y1], [x2, y2], colour = C.leafLight) => [
  line(`M${x1} ${y1}L${x2} ${y2}`, C.silver, 7),
  shape(`M${x2 - 44} ${y2 + 2}h88l8 16h-104z`, C.slate),
  oval(x2, y2 + 19, 54, 7, colour),
];
