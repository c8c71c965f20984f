import { glint, gradient, type Look, path, rect, sequence, stains } from './drawing.js';

const COLUMNS = [60, 432, 804];
const ROWS = [60, 400];
const PANE = { width: 336, height: 300 };

function cloud(x: number, y: number, size: number): string {
  return path(
    `M${x} ${y} c${-size * 0.5} 0 ${-size * 0.5} ${-size * 0.7} 0 ${-size * 0.6} c${size * 0.1} ${-size * 0.6} ${size} ${-size * 0.6} ${size * 1.1} ${-size * 0.1} c${size * 0.6} ${-size * 0.1} ${size * 0.6} ${size * 0.7} 0 ${size * 0.7} Z`,
    '#ffffff',
    'opacity="0.9"',
  );
}

function streaks(x: number, y: number, seed: number): string {
  const random = sequence(seed);
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

function pane(x: number, y: number, clean: boolean, seed: number): string {
  if (!clean) {
    const area = { x: x + 20, y: y + 20, width: PANE.width - 40, height: PANE.height - 40 };
    return `${rect(x, y, PANE.width, PANE.height, '#8d8b78', 'opacity="0.55"')}${streaks(x, y, seed)}
      ${stains(area, 9, ['#5d523b', '#746a50', '#c9c2a8'], [14, 44], seed)}`;
  }
  return `${path(`M${x + 30} ${y + PANE.height} L${x + 150} ${y} H${x + 220} L${x + 100} ${y + PANE.height} Z`, '#ffffff', 'opacity="0.34"')}
    ${path(`M${x + 130} ${y + PANE.height} L${x + 250} ${y} H${x + 270} L${x + 150} ${y + PANE.height} Z`, '#ffffff', 'opacity="0.34"')}`;
}

/** A glass front with the sky and a park in it. */
export function windows(look: Look): string {
  const clean = look === 'after';
  const frame = clean ? '#f5f8fc' : '#8f8a7b';
  const panes = ROWS.flatMap((y, row) => COLUMNS.map((x, column) => pane(x, y, clean, 31 + row * 3 + column)));
  const bars = [
    ...[0, 396, 768, 1140].map((x) => rect(x, 0, x === 396 || x === 768 ? 36 : 60, 800, frame)),
    ...[0, 360, 700].map((y) => rect(0, y, 1200, y === 360 ? 40 : y === 0 ? 60 : 100, frame)),
  ];
  return `${gradient('day', clean ? ['#3f9be8', '#a8dcff', '#e9f8ff'] : ['#8d9a9c', '#b3b8b0', '#c6c4b4'])}
    ${rect(0, 0, 1200, 800, 'url(#day)')}${clean ? `${cloud(180, 190, 90)}${cloud(640, 250, 70)}${cloud(940, 160, 100)}` : ''}
    ${path('M0 560 V480 H90 V430 H180 V500 H260 V390 H350 V520 H470 V450 H560 V400 H640 V510 H760 V440 H850 V480 H930 V410 H1030 V500 H1110 V460 H1200 V560 Z', clean ? '#7db0d8' : '#8b9089')}
    ${path('M0 620 C120 540 220 560 330 600 C450 530 560 560 660 600 C800 520 900 560 1010 590 C1090 550 1150 560 1200 580 V800 H0 Z', clean ? '#4fae62' : '#7c8062')}
    ${path('M0 680 C200 630 420 660 640 650 C860 640 1040 660 1200 640 V800 H0 Z', clean ? '#7cc66b' : '#8f8f6c')}
    ${panes.join('')}${bars.join('')}${rect(0, 700, 1200, 14, '#000000', 'opacity="0.14"')}
    ${clean ? `${glint(150, 130, 34)}${glint(700, 470, 28)}${glint(1060, 250, 30)}` : stains({ x: 0, y: 705, width: 1200, height: 80 }, 22, ['#4b4130', '#5e5540'], [12, 46], 77)}`;
}
