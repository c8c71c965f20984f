import { ellipse, glint, gradient, type Look, path, rect, stain, stains } from './drawing.js';

function tiles(clean: boolean): string {
  const tones = clean ? ['#ffffff', '#f0f6fb', '#e6f0f8'] : ['#c6bfa8', '#b9b199', '#aea68d'];
  return Array.from({ length: 5 * 16 }, (_, index) => {
    const row = Math.floor(index / 16);
    const x = (index % 16) * 80 - (row % 2) * 40;
    return rect(x + 2, 210 + row * 44 + 2, 76, 40, tones[(index * 7 + row) % 3] ?? '#ffffff', 'rx="3"');
  }).join('');
}

function cupboards(clean: boolean): string {
  const [door, edge] = clean ? ['#2c4fa2', '#e8eef9'] : ['#4c5468', '#9d957f'];
  const upper = [0, 1, 4, 5].map((place) => place * 200);
  const lower = [0, 1, 2, 3, 4, 5].map((place) => place * 200).filter((x) => x !== 600);
  return [
    ...upper.map((x) => `${rect(x + 6, 0, 188, 190, door, 'rx="6"')}${rect(x + 90, 160, 24, 8, edge, 'rx="4"')}`),
    ...lower.map((x) => `${rect(x + 6, 500, 188, 240, door, 'rx="6"')}${rect(x + 80, 520, 44, 8, edge, 'rx="4"')}`),
  ].join('');
}

const dish = (y: number, width: number) =>
  `${ellipse(330, y, width, 12, '#cfc6ad')}${ellipse(330, y - 4, width - 10, 8, '#a4977a')}`;

const dishes = `${dish(448, 70)}${dish(432, 66)}${dish(416, 70)}${dish(400, 58)}
  ${path('M420 380 H480 L474 452 H426 Z', '#9aa39c', 'opacity="0.9"')}${path('M424 420 H476 L474 452 H426 Z', '#6b4a24', 'opacity="0.8"')}
  ${path('M90 452 L110 380 L150 384 L160 452 Z', '#8a5a3a')}${rect(190, 400, 46, 52, '#b7ad92', 'rx="6"')}`;

/** A staff kitchen with sink, oven and tiles. */
export function kitchen(look: Look): string {
  const clean = look === 'after';
  const steel = clean ? ['#f4f8fb', '#b9c6d2'] : ['#a39d8c', '#7d776a'];
  const worktop = clean ? '#f0dcb8' : '#96815f';
  return `${gradient('steel', steel)}${gradient('floor', clean ? ['#e2e8ef', '#c7d1dc'] : ['#857e6d', '#645d4e'])}
    ${rect(0, 0, 1200, 800, clean ? '#eef3f8' : '#a39b85')}${rect(0, 205, 1200, 230, clean ? '#d3dee8' : '#857c64')}${tiles(clean)}
    ${cupboards(clean)}${path('M430 0 H770 L740 130 H460 Z', 'url(#steel)')}${rect(440, 130, 320, 40, 'url(#steel)', 'rx="6"')}
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
           ${glint(1010, 330, 28)}${glint(560, 300, 24)}${glint(120, 470, 24)}${glint(740, 590, 20)}${path('M0 760 H1200', 'none', 'stroke="#ffffff" stroke-width="8" opacity="0.5"')}`
        : `${dishes}${stains({ x: 440, y: 220, width: 340, height: 200 }, 20, ['#6b4a1c', '#7d5a22', '#53401f'], [10, 40], 41)}
           ${stains({ x: 10, y: 456, width: 1180, height: 30 }, 16, ['#4a3517', '#6a4f26'], [14, 40], 43)}
           ${stains({ x: 10, y: 520, width: 1180, height: 200 }, 16, ['#2f2a20', '#6d5a34'], [10, 30], 47)}
           ${stains({ x: 10, y: 745, width: 1180, height: 50 }, 18, ['#3b3222', '#2e281d'], [16, 50], 53)}
           ${stain(690, 440, 60, '#3b2a12', 0.8, 0.3)}${stain(880, 280, 50, '#6a5c3e', 0.5, 1)}${stain(180, 300, 60, '#6a5c3e', 0.45, 1)}`
    }`;
}
