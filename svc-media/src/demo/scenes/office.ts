import { ellipse, glint, gradient, type Look, path, rect, stain, stains } from './drawing.js';

const skyline = (colour: string) =>
  path('M70 330 V250 H120 V210 H170 V270 H215 V180 H270 V290 H320 V230 H380 V330 Z', colour);

function window(clean: boolean): string {
  const sky = clean ? ['#8fd0f7', '#dff3ff'] : ['#a9b2b0', '#c9c8bb'];
  return `${gradient('sky', sky)}${rect(60, 90, 340, 250, '#ffffff')}${rect(70, 100, 320, 230, 'url(#sky)')}
    ${skyline(clean ? '#6fa3c9' : '#8b918c')}${rect(224, 100, 10, 230, '#ffffff')}
    ${clean ? path('M90 320 L170 110 H205 L125 320 Z', '#ffffff', 'opacity="0.35"') : stains({ x: 90, y: 120, width: 280, height: 190 }, 12, ['#77705c'], [14, 34], 5)}
    ${rect(46, 340, 368, 16, clean ? '#f4f7fb' : '#c9c2ae')}`;
}

const blinds = (colour: string) =>
  Array.from({ length: 5 }, (_, row) => rect(60, 70 + row * 11, 340, 6, colour)).join('');

function plant(clean: boolean): string {
  const leaf = clean ? '#3f9b5b' : '#8a8345';
  const leaves = clean
    ? [
        'M1070 430 C1020 340 960 330 930 300 C990 300 1060 340 1074 430 Z',
        'M1074 430 C1070 320 1060 260 1090 210 C1120 270 1110 350 1082 430 Z',
        'M1082 430 C1110 350 1150 320 1186 310 C1170 360 1130 390 1090 434 Z',
      ]
    : [
        'M1070 430 C1030 380 980 400 950 450 C960 380 1040 350 1074 430 Z',
        'M1074 430 C1080 350 1050 300 1030 290 C1090 290 1110 360 1082 430 Z',
        'M1082 430 C1120 390 1160 410 1180 470 C1180 390 1130 360 1086 430 Z',
      ];
  return `<g transform="translate(30 140)">${ellipse(1080, 562, 76, 10, '#000000', 'opacity="0.18"')}${leaves.map((d) => path(d, leaf)).join('')}${path('M1020 430 H1140 L1124 560 H1036 Z', clean ? '#ffffff' : '#b5a98d')}
    ${path('M1020 430 H1140 L1137 452 H1023 Z', clean ? '#dfe7f3' : '#9c9178')}</g>`;
}

function monitor(x: number, clean: boolean): string {
  const screen = clean ? '#2c4fa2' : '#3d4152';
  return `${rect(x, 300, 250, 160, '#22283a', 'rx="10"')}${rect(x + 10, 310, 230, 140, screen, 'rx="4"')}
    ${clean ? `${rect(x + 30, 332, 110, 12, '#8fb4ff', 'rx="6"')}${rect(x + 30, 356, 170, 8, '#6e93e3', 'rx="4"')}${rect(x + 30, 374, 150, 8, '#6e93e3', 'rx="4"')}${path(`M${x + 150} 450 L${x + 210} 310 H${x + 240} V390 L${x + 214} 450 Z`, '#ffffff', 'opacity="0.12"')}` : stains({ x: x + 30, y: 330, width: 180, height: 100 }, 7, ['#8d8873'], [10, 26], x)}
    ${rect(x + 112, 460, 26, 46, '#454c61')}${rect(x + 70, 500, 110, 12, '#454c61', 'rx="6"')}`;
}

const clutter = `
  ${path('M480 512 L600 492 L616 514 L490 534 Z', '#e6dfca')}${path('M500 506 L620 512 L618 528 L500 524 Z', '#d6cdb2')}
  ${path('M860 512 L980 490 L990 512 L870 532 Z', '#ded5ba')}
  ${rect(650, 468, 44, 48, '#8b4a3a', 'rx="4"')}${rect(690, 476, 16, 28, 'none', 'stroke="#8b4a3a" stroke-width="6" rx="8"')}
  ${ellipse(742, 520, 30, 7, 'none', 'stroke="#5a4326" stroke-width="4" opacity="0.7"')}
  ${path('M240 640 C232 600 270 590 286 612 C300 586 340 596 330 640 Z', '#d9d0b4')}${path('M262 620 C262 580 300 580 306 618 Z', '#efe8d2')}`;

/** A workplace by a window. */
export function office(look: Look): string {
  const clean = look === 'after';
  const floor = clean ? ['#d3b48a', '#b98f5d'] : ['#8f7a5b', '#6b5a42'];
  return `${gradient('wall', clean ? ['#f7fafe', '#e6eef9'] : ['#c9c4b2', '#b0a992'])}${gradient('floor', floor)}
    ${rect(0, 0, 1200, 600, 'url(#wall)')}${rect(0, 590, 1200, 210, 'url(#floor)')}${rect(0, 582, 1200, 14, clean ? '#ffffff' : '#a59d86')}
    ${Array.from({ length: 8 }, (_, index) => path(`M${index * 190 - 120} 800 L${index * 160 + 30} 596`, 'none', 'stroke="#000000" stroke-opacity="0.12" stroke-width="3"')).join('')}
    ${window(clean)}${blinds(clean ? '#ffffff' : '#b8ae93')}
    ${rect(620, 120, 220, 110, clean ? '#ffffff' : '#bdb49b', 'rx="6"')}${rect(640, 140, 70, 70, clean ? '#2c4fa2' : '#767a80', 'rx="4"')}${rect(726, 146, 90, 10, clean ? '#a9bde6' : '#948d78')}${rect(726, 170, 70, 10, clean ? '#a9bde6' : '#948d78')}
    ${monitor(500, clean)}${monitor(770, clean)}
    ${rect(420, 512, 640, 26, clean ? '#f2d9b1' : '#9d8560', 'rx="4"')}${rect(450, 538, 26, 190, clean ? '#d8b985' : '#7c6848')}${rect(1004, 538, 26, 190, clean ? '#d8b985' : '#7c6848')}
    ${plant(clean)}
    ${ellipse(740, 742, 130, 16, '#000000', 'opacity="0.18"')}${rect(640, 560, 200, 130, clean ? '#2c4fa2' : '#4a4d5a', 'rx="26"')}${rect(730, 690, 20, 44, '#333a4d')}${rect(660, 732, 160, 12, '#333a4d', 'rx="6"')}
    ${rect(236, 636, 100, 110, clean ? '#c9d6ec' : '#8a836f', 'rx="6"')}
    ${clean ? `${path('M60 596 L220 596 L520 800 L260 800 Z', '#ffffff', 'opacity="0.22"')}${glint(560, 505, 26)}${glint(990, 640, 20)}${glint(130, 150, 24)}` : `${clutter}${stains({ x: 40, y: 620, width: 1100, height: 150 }, 22, ['#4b3a22', '#5e5034', '#3c3527'], [14, 52], 9)}${stain(930, 130, 60, '#8d8266', 0.5, 1)}${stain(480, 180, 44, '#8d8266', 0.4, 1)}`}`;
}
