import {
  createRandom,
  drawGlint,
  drawPicture,
  drawStain,
  drawStains,
  ellipse,
  gradient,
  type Look,
  path,
  rect,
} from './drawing.js';

function drawTiles(clean: boolean): string {
  const tones = clean ? ['#ffffff', '#f0f6fb', '#e6f0f8'] : ['#c6bfa8', '#b9b199', '#aea68d'];
  return Array.from({ length: 5 * 16 }, (_, index) => {
    const row = Math.floor(index / 16);
    const x = (index % 16) * 80 - (row % 2) * 40;
    return rect(x + 2, 210 + row * 44 + 2, 76, 40, tones[(index * 7 + row) % 3] ?? '#ffffff', 'rx="3"');
  }).join('');
}

function drawCupboards(clean: boolean): string {
  const [door, edge] = clean ? ['#2c4fa2', '#e8eef9'] : ['#4c5468', '#9d957f'];
  const upper = [0, 1, 4, 5].map((place) => place * 200);
  const lower = [0, 1, 2, 3, 4, 5].map((place) => place * 200).filter((x) => x !== 600);
  return [
    ...upper.map((x) => `${rect(x + 6, 0, 188, 190, door, 'rx="6"')}${rect(x + 90, 160, 24, 8, edge, 'rx="4"')}`),
    ...lower.map((x) => `${rect(x + 6, 500, 188, 240, door, 'rx="6"')}${rect(x + 80, 520, 44, 8, edge, 'rx="4"')}`),
  ].join('');
}

const drawDish = (y: number, width: number) =>
  `${ellipse(330, y, width, 12, '#cfc6ad')}${ellipse(330, y - 4, width - 10, 8, '#a4977a')}`;

const dishes = `${drawDish(448, 70)}${drawDish(432, 66)}${drawDish(416, 70)}${drawDish(400, 58)}
  ${path('M420 380 H480 L474 452 H426 Z', '#9aa39c', 'opacity="0.9"')}${path('M424 420 H476 L474 452 H426 Z', '#6b4a24', 'opacity="0.8"')}
  ${path('M90 452 L110 380 L150 384 L160 452 Z', '#8a5a3a')}${rect(190, 400, 46, 52, '#b7ad92', 'rx="6"')}`;

/** A staff kitchen with sink, oven and tiles. */
function drawKitchen(look: Look): string {
  const clean = look === 'after';
  const steel = clean ? ['#f4f8fb', '#b9c6d2'] : ['#a39d8c', '#7d776a'];
  const worktop = clean ? '#f0dcb8' : '#96815f';
  return `${gradient('steel', steel)}${gradient('floor', clean ? ['#e2e8ef', '#c7d1dc'] : ['#857e6d', '#645d4e'])}
    ${rect(0, 0, 1200, 800, clean ? '#eef3f8' : '#a39b85')}${rect(0, 205, 1200, 230, clean ? '#d3dee8' : '#857c64')}${drawTiles(clean)}
    ${drawCupboards(clean)}${path('M430 0 H770 L740 130 H460 Z', 'url(#steel)')}${rect(440, 130, 320, 40, 'url(#steel)', 'rx="6"')}
    ${clean ? path('M460 170 H740 L840 440 H360 Z', '#fff6d6', 'opacity="0.35"') : ''}
    ${rect(0, 740, 1200, 60, 'url(#floor)')}
    ${rect(0, 452, 1200, 48, worktop)}${rect(0, 490, 1200, 12, '#000000', 'opacity="0.14"')}
    ${rect(606, 500, 188, 240, 'url(#steel)', 'rx="6"')}${rect(628, 560, 144, 120, clean ? '#26304a' : '#3b362c', 'rx="6"')}${rect(628, 540, 144, 10, '#5b6577', 'rx="5"')}
    ${[640, 680, 720, 760].map((x) => ellipse(x, 520, 9, 9, '#4a5266')).join('')}
    ${rect(600, 440, 200, 14, '#2a303f', 'rx="6"')}${ellipse(650, 440, 36, 6, '#4b5366')}${ellipse(750, 440, 36, 6, '#4b5366')}
    ${path('M900 452 H1110 V470 C1110 484 1100 490 1080 490 H930 C910 490 900 484 900 470 Z', 'url(#steel)')}${path('M1000 452 V350 C1000 300 1070 300 1070 350 V372', 'none', `stroke="${clean ? '#9fb0c0' : '#777163'}" stroke-width="14" stroke-linecap="round"`)}
    ${
      clean
        ? `${path('M300 420 C250 400 236 360 246 330 C284 344 304 380 302 420 Z', '#4fae62')}${path('M302 420 C300 370 330 340 362 334 C366 370 344 404 304 420 Z', '#3f9b5b')}${path('M301 420 C280 370 290 330 304 306 C322 336 322 380 303 420 Z', '#6cc27a')}
           ${rect(266, 410, 70, 44, '#ffffff', 'rx="6"')}
           ${path('M640 676 L700 562 H730 L670 676 Z', '#ffffff', 'opacity="0.14"')}
           ${drawGlint(1010, 330, 28)}${drawGlint(560, 300, 24)}${drawGlint(120, 470, 24)}${drawGlint(740, 590, 20)}${path('M0 760 H1200', 'none', 'stroke="#ffffff" stroke-width="8" opacity="0.5"')}`
        : `${dishes}${drawStains({ x: 440, y: 220, width: 340, height: 200 }, 20, ['#6b4a1c', '#7d5a22', '#53401f'], [10, 40], 41)}
           ${drawStains({ x: 10, y: 456, width: 1180, height: 30 }, 16, ['#4a3517', '#6a4f26'], [14, 40], 43)}
           ${drawStains({ x: 10, y: 520, width: 1180, height: 200 }, 16, ['#2f2a20', '#6d5a34'], [10, 30], 47)}
           ${drawStains({ x: 10, y: 745, width: 1180, height: 50 }, 18, ['#3b3222', '#2e281d'], [16, 50], 53)}
           ${drawStain(690, 440, 60, '#3b2a12', 0.8, 0.3)}${drawStain(880, 280, 50, '#6a5c3e', 0.5, 1)}${drawStain(180, 300, 60, '#6a5c3e', 0.45, 1)}`
    }`;
}

const COLUMNS = [60, 432, 804];
const ROWS = [60, 400];
const PANE = { width: 336, height: 300 };

function drawCloud(x: number, y: number, size: number): string {
  return path(
    `M${x} ${y} c${-size * 0.5} 0 ${-size * 0.5} ${-size * 0.7} 0 ${-size * 0.6} c${size * 0.1} ${-size * 0.6} ${size} ${-size * 0.6} ${size * 1.1} ${-size * 0.1} c${size * 0.6} ${-size * 0.1} ${size * 0.6} ${size * 0.7} 0 ${size * 0.7} Z`,
    '#ffffff',
    'opacity="0.9"',
  );
}

function drawStreaks(x: number, y: number, seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 9 }, () => {
    const left = x + random(20, PANE.width - 30);
    const top = y + random(0, 90);
    const length = random(80, 200);
    return path(
      `M${left} ${top} q${random(-8, 8)} ${length / 2} ${random(-4, 4)} ${length}`,
      'none',
      `stroke="#574c36" stroke-width="${random(3, 11).toFixed(1)}" stroke-linecap="round" opacity="${random(0.16, 0.4).toFixed(2)}"`,
    );
  }).join('');
}

function drawPane(x: number, y: number, clean: boolean, seed: number): string {
  if (!clean) {
    const area = { x: x + 20, y: y + 20, width: PANE.width - 40, height: PANE.height - 40 };
    return `${rect(x, y, PANE.width, PANE.height, '#8d8b78', 'opacity="0.55"')}${drawStreaks(x, y, seed)}
      ${drawStains(area, 9, ['#5d523b', '#746a50', '#c9c2a8'], [14, 44], seed)}`;
  }
  return `${path(`M${x + 30} ${y + PANE.height} L${x + 150} ${y} H${x + 220} L${x + 100} ${y + PANE.height} Z`, '#ffffff', 'opacity="0.34"')}
    ${path(`M${x + 130} ${y + PANE.height} L${x + 250} ${y} H${x + 270} L${x + 150} ${y + PANE.height} Z`, '#ffffff', 'opacity="0.34"')}`;
}

/** A glass front with the sky and a park in it. */
function drawWindows(look: Look): string {
  const clean = look === 'after';
  const frame = clean ? '#f5f8fc' : '#8f8a7b';
  const panes = ROWS.flatMap((y, row) => COLUMNS.map((x, column) => drawPane(x, y, clean, 31 + row * 3 + column)));
  const bars = [
    ...[0, 396, 768, 1140].map((x) => rect(x, 0, x === 396 || x === 768 ? 36 : 60, 800, frame)),
    ...[0, 360, 700].map((y) => rect(0, y, 1200, y === 360 ? 40 : y === 0 ? 60 : 100, frame)),
  ];
  return `${gradient('day', clean ? ['#3f9be8', '#a8dcff', '#e9f8ff'] : ['#8d9a9c', '#b3b8b0', '#c6c4b4'])}
    ${rect(0, 0, 1200, 800, 'url(#day)')}${clean ? `${drawCloud(180, 190, 90)}${drawCloud(640, 250, 70)}${drawCloud(940, 160, 100)}` : ''}
    ${path('M0 560 V480 H90 V430 H180 V500 H260 V390 H350 V520 H470 V450 H560 V400 H640 V510 H760 V440 H850 V480 H930 V410 H1030 V500 H1110 V460 H1200 V560 Z', clean ? '#7db0d8' : '#8b9089')}
    ${path('M0 620 C120 540 220 560 330 600 C450 530 560 560 660 600 C800 520 900 560 1010 590 C1090 550 1150 560 1200 580 V800 H0 Z', clean ? '#4fae62' : '#7c8062')}
    ${path('M0 680 C200 630 420 660 640 650 C860 640 1040 660 1200 640 V800 H0 Z', clean ? '#7cc66b' : '#8f8f6c')}
    ${panes.join('')}${bars.join('')}${rect(0, 700, 1200, 14, '#000000', 'opacity="0.14"')}
    ${clean ? `${drawGlint(150, 130, 34)}${drawGlint(700, 470, 28)}${drawGlint(1060, 250, 30)}` : drawStains({ x: 0, y: 705, width: 1200, height: 80 }, 22, ['#4b4130', '#5e5540'], [12, 46], 77)}`;
}

const LEFT = 120;
const DEPTH = 400;

/** Stripes that a machine leaves in the pile, in perspective. */
const stripes = Array.from({ length: 12 }, (_, index) => {
  const top = LEFT + 60 + index * 70;
  const bottom = -160 + index * 127;
  const shade = index % 2 === 0 ? '#ffffff' : '#1d3a80';
  return path(`M${top} ${DEPTH} H${top + 70} L${bottom + 127} 800 H${bottom} Z`, shade, 'opacity="0.13"');
}).join('');

const drawFootprint = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 0.62)" opacity="0.4">
    ${ellipse(0, 0, 24, 40, '#3d2f1c')}${ellipse(2, 66, 18, 20, '#3d2f1c')}</g>`;

function drawSofa(clean: boolean): string {
  const [body, cushion, shade] = clean ? ['#2c4fa2', '#4168c6', '#223f85'] : ['#565b6b', '#666b79', '#454957'];
  return `${ellipse(600, 452, 360, 20, '#000000', 'opacity="0.22"')}
    ${rect(290, 210, 620, 190, shade, 'rx="30"')}${rect(330, 230, 265, 140, cushion, 'rx="20"')}${rect(605, 230, 265, 140, cushion, 'rx="20"')}
    ${rect(250, 280, 90, 160, body, 'rx="30"')}${rect(860, 280, 90, 160, body, 'rx="30"')}${rect(320, 350, 560, 84, body, 'rx="16"')}
    ${path('M470 250 L560 270 L540 356 L450 336 Z', clean ? '#f4b63f' : '#a08e5e')}
    ${rect(300, 434, 22, 22, '#3b2f24')}${rect(878, 434, 22, 22, '#3b2f24')}`;
}

const drawLamp = (clean: boolean) =>
  `${rect(1046, 160, 10, 270, '#4a4f5c')}${ellipse(1051, 432, 46, 10, '#4a4f5c')}
   ${clean ? `${ellipse(1051, 150, 190, 140, '#fff3c9', 'opacity="0.3"')}${ellipse(1051, 150, 130, 95, '#fff3c9', 'opacity="0.4"')}` : ''}
   ${path('M1000 90 H1102 L1126 176 H976 Z', clean ? '#fff1c2' : '#b9ac86')}`;

/** A living area with a wide carpet. */
function drawCarpet(look: Look): string {
  const clean = look === 'after';
  return `${gradient('wall', clean ? ['#fdf8ef', '#f3e8d4'] : ['#bfb6a1', '#a79d86'])}
    ${gradient('pile', clean ? ['#6d93de', '#3f66bd'] : ['#6f7280', '#555560'])}
    ${rect(0, 0, 1200, 410, 'url(#wall)')}${rect(0, 384, 1200, 18, clean ? '#ffffff' : '#9b927b')}
    ${path('M0 400 H1200 V800 H0 Z', 'url(#pile)')}
    ${clean ? stripes : ''}
    ${rect(110, 110, 130, 160, clean ? '#ffffff' : '#a89e88')}${path('M124 256 L164 180 L190 226 L206 204 L226 256 Z', clean ? '#3f9b5b' : '#77785a')}${ellipse(196, 156, 16, 16, clean ? '#f4b63f' : '#a08e5e')}
    ${drawSofa(clean)}${drawLamp(clean)}
    ${path('M300 500 H900 L1010 720 H190 Z', clean ? '#f6efe2' : '#9a8f78')}${path('M326 512 H874 L968 704 H232 Z', 'none', `stroke="${clean ? '#2c4fa2' : '#6a6862'}" stroke-width="10"`)}
    ${path('M400 546 H800 L862 672 H338 Z', 'none', `stroke="${clean ? '#f4b63f' : '#857a5c'}" stroke-width="6"`)}
    ${
      clean
        ? `${drawGlint(430, 560, 26)}${drawGlint(812, 690, 30)}${drawGlint(1040, 560, 20)}`
        : `${drawStains({ x: 60, y: 460, width: 1080, height: 310 }, 26, ['#3b2d18', '#4d3b20', '#2f2a22'], [16, 60], 21)}
           ${drawStain(520, 620, 110, '#5a1f22', 0.75)}${drawStain(560, 640, 50, '#42161a', 0.6)}${drawStain(830, 560, 80, '#3a2a12', 0.7)}
           ${drawFootprint(150, 560, 20)}${drawFootprint(240, 640, 34)}${drawFootprint(300, 560, 26)}${drawFootprint(1000, 640, -24)}${drawFootprint(940, 730, -30)}${drawStain(760, 300, 50, '#2f2a22', 0.45)}`
    }`;
}

const drawSkyline = (colour: string) =>
  path('M70 330 V250 H120 V210 H170 V270 H215 V180 H270 V290 H320 V230 H380 V330 Z', colour);

function drawWindow(clean: boolean): string {
  const sky = clean ? ['#8fd0f7', '#dff3ff'] : ['#a9b2b0', '#c9c8bb'];
  return `${gradient('sky', sky)}${rect(60, 90, 340, 250, '#ffffff')}${rect(70, 100, 320, 230, 'url(#sky)')}
    ${drawSkyline(clean ? '#6fa3c9' : '#8b918c')}${rect(224, 100, 10, 230, '#ffffff')}
    ${clean ? path('M90 320 L170 110 H205 L125 320 Z', '#ffffff', 'opacity="0.35"') : drawStains({ x: 90, y: 120, width: 280, height: 190 }, 12, ['#77705c'], [14, 34], 5)}
    ${rect(46, 340, 368, 16, clean ? '#f4f7fb' : '#c9c2ae')}`;
}

const drawBlinds = (colour: string) =>
  Array.from({ length: 5 }, (_, row) => rect(60, 70 + row * 11, 340, 6, colour)).join('');

function drawPlant(clean: boolean): string {
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

function drawMonitor(x: number, clean: boolean): string {
  const screen = clean ? '#2c4fa2' : '#3d4152';
  return `${rect(x, 300, 250, 160, '#22283a', 'rx="10"')}${rect(x + 10, 310, 230, 140, screen, 'rx="4"')}
    ${clean ? `${rect(x + 30, 332, 110, 12, '#8fb4ff', 'rx="6"')}${rect(x + 30, 356, 170, 8, '#6e93e3', 'rx="4"')}${rect(x + 30, 374, 150, 8, '#6e93e3', 'rx="4"')}${path(`M${x + 150} 450 L${x + 210} 310 H${x + 240} V390 L${x + 214} 450 Z`, '#ffffff', 'opacity="0.12"')}` : drawStains({ x: x + 30, y: 330, width: 180, height: 100 }, 7, ['#8d8873'], [10, 26], x)}
    ${rect(x + 112, 460, 26, 46, '#454c61')}${rect(x + 70, 500, 110, 12, '#454c61', 'rx="6"')}`;
}

const clutter = `
  ${path('M480 512 L600 492 L616 514 L490 534 Z', '#e6dfca')}${path('M500 506 L620 512 L618 528 L500 524 Z', '#d6cdb2')}
  ${path('M860 512 L980 490 L990 512 L870 532 Z', '#ded5ba')}
  ${rect(650, 468, 44, 48, '#8b4a3a', 'rx="4"')}${rect(690, 476, 16, 28, 'none', 'stroke="#8b4a3a" stroke-width="6" rx="8"')}
  ${ellipse(742, 520, 30, 7, 'none', 'stroke="#5a4326" stroke-width="4" opacity="0.7"')}
  ${path('M240 640 C232 600 270 590 286 612 C300 586 340 596 330 640 Z', '#d9d0b4')}${path('M262 620 C262 580 300 580 306 618 Z', '#efe8d2')}`;

/** A workplace by a window. */
function drawOffice(look: Look): string {
  const clean = look === 'after';
  const floor = clean ? ['#d3b48a', '#b98f5d'] : ['#8f7a5b', '#6b5a42'];
  return `${gradient('wall', clean ? ['#f7fafe', '#e6eef9'] : ['#c9c4b2', '#b0a992'])}${gradient('floor', floor)}
    ${rect(0, 0, 1200, 600, 'url(#wall)')}${rect(0, 590, 1200, 210, 'url(#floor)')}${rect(0, 582, 1200, 14, clean ? '#ffffff' : '#a59d86')}
    ${Array.from({ length: 8 }, (_, index) => path(`M${index * 190 - 120} 800 L${index * 160 + 30} 596`, 'none', 'stroke="#000000" stroke-opacity="0.12" stroke-width="3"')).join('')}
    ${drawWindow(clean)}${drawBlinds(clean ? '#ffffff' : '#b8ae93')}
    ${rect(620, 120, 220, 110, clean ? '#ffffff' : '#bdb49b', 'rx="6"')}${rect(640, 140, 70, 70, clean ? '#2c4fa2' : '#767a80', 'rx="4"')}${rect(726, 146, 90, 10, clean ? '#a9bde6' : '#948d78')}${rect(726, 170, 70, 10, clean ? '#a9bde6' : '#948d78')}
    ${drawMonitor(500, clean)}${drawMonitor(770, clean)}
    ${rect(420, 512, 640, 26, clean ? '#f2d9b1' : '#9d8560', 'rx="4"')}${rect(450, 538, 26, 190, clean ? '#d8b985' : '#7c6848')}${rect(1004, 538, 26, 190, clean ? '#d8b985' : '#7c6848')}
    ${drawPlant(clean)}
    ${ellipse(740, 742, 130, 16, '#000000', 'opacity="0.18"')}${rect(640, 560, 200, 130, clean ? '#2c4fa2' : '#4a4d5a', 'rx="26"')}${rect(730, 690, 20, 44, '#333a4d')}${rect(660, 732, 160, 12, '#333a4d', 'rx="6"')}
    ${rect(236, 636, 100, 110, clean ? '#c9d6ec' : '#8a836f', 'rx="6"')}
    ${clean ? `${path('M60 596 L220 596 L520 800 L260 800 Z', '#ffffff', 'opacity="0.22"')}${drawGlint(560, 505, 26)}${drawGlint(990, 640, 20)}${drawGlint(130, 150, 24)}` : `${clutter}${drawStains({ x: 40, y: 620, width: 1100, height: 150 }, 22, ['#4b3a22', '#5e5034', '#3c3527'], [14, 52], 9)}${drawStain(930, 130, 60, '#8d8266', 0.5, 1)}${drawStain(480, 180, 44, '#8d8266', 0.4, 1)}`}`;
}

const PIXELS = { width: 1200, height: 800 };
const WHOLE = '0 0 1200 800';

export interface Scene {
  readonly catergory: string;
  /** SVG pictures, one for each view of the place. */
  draw(look: Look): string[];
}

const createScene = (catergory: string, place: (look: Look) => string, closeUps: readonly string[]): Scene => ({
  catergory,
  draw: (look) => [WHOLE, ...closeUps].map((view) => drawPicture(place(look), look, view, PIXELS)),
});

/** Places of the demo company, labelled as drawings so that nobody takes them for photos of work. Oldest first. */
export const SCENES: readonly Scene[] = [
  createScene('Staff kitchen, Norwood (drawing)', drawKitchen, ['420 200 600 400', '0 300 600 400']),
  createScene('Shop front windows, Glenelg (drawing)', drawWindows, ['380 30 600 400']),
  createScene('Carpet and lounge, Unley (drawing)', drawCarpet, ['180 380 600 400', '600 380 600 400']),
  createScene('Open-plan office, King William Street (drawing)', drawOffice, ['420 260 660 440']),
];
