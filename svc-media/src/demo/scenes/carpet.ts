import { ellipse, glint, gradient, type Look, path, rect, stain, stains } from './drawing.js';

const LEFT = 120;
const DEPTH = 400;

/** Stripes that a machine leaves in the pile, in perspective. */
const stripes = Array.from({ length: 12 }, (_, index) => {
  const top = LEFT + 60 + index * 70;
  const bottom = -160 + index * 127;
  const shade = index % 2 === 0 ? '#ffffff' : '#1d3a80';
  return path(`M${top} ${DEPTH} H${top + 70} L${bottom + 127} 800 H${bottom} Z`, shade, 'opacity="0.13"');
}).join('');

const footprint = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 0.62)" opacity="0.4">
    ${ellipse(0, 0, 24, 40, '#3d2f1c')}${ellipse(2, 66, 18, 20, '#3d2f1c')}</g>`;

function sofa(clean: boolean): string {
  const [body, cushion, shade] = clean ? ['#2c4fa2', '#4168c6', '#223f85'] : ['#565b6b', '#666b79', '#454957'];
  return `${ellipse(600, 452, 360, 20, '#000000', 'opacity="0.22"')}
    ${rect(290, 210, 620, 190, shade, 'rx="30"')}${rect(330, 230, 265, 140, cushion, 'rx="20"')}${rect(605, 230, 265, 140, cushion, 'rx="20"')}
    ${rect(250, 280, 90, 160, body, 'rx="30"')}${rect(860, 280, 90, 160, body, 'rx="30"')}${rect(320, 350, 560, 84, body, 'rx="16"')}
    ${path('M470 250 L560 270 L540 356 L450 336 Z', clean ? '#f4b63f' : '#a08e5e')}
    ${rect(300, 434, 22, 22, '#3b2f24')}${rect(878, 434, 22, 22, '#3b2f24')}`;
}

const lamp = (clean: boolean) =>
  `${rect(1046, 160, 10, 270, '#4a4f5c')}${ellipse(1051, 432, 46, 10, '#4a4f5c')}
   ${clean ? `${ellipse(1051, 150, 190, 140, '#fff3c9', 'opacity="0.3"')}${ellipse(1051, 150, 130, 95, '#fff3c9', 'opacity="0.4"')}` : ''}
   ${path('M1000 90 H1102 L1126 176 H976 Z', clean ? '#fff1c2' : '#b9ac86')}`;

/** A living area with a wide carpet. */
export function carpet(look: Look): string {
  const clean = look === 'after';
  return `${gradient('wall', clean ? ['#fdf8ef', '#f3e8d4'] : ['#bfb6a1', '#a79d86'])}
    ${gradient('pile', clean ? ['#6d93de', '#3f66bd'] : ['#6f7280', '#555560'])}
    ${rect(0, 0, 1200, 410, 'url(#wall)')}${rect(0, 384, 1200, 18, clean ? '#ffffff' : '#9b927b')}
    ${path('M0 400 H1200 V800 H0 Z', 'url(#pile)')}
    ${clean ? stripes : ''}
    ${rect(110, 110, 130, 160, clean ? '#ffffff' : '#a89e88')}${path('M124 256 L164 180 L190 226 L206 204 L226 256 Z', clean ? '#3f9b5b' : '#77785a')}${ellipse(196, 156, 16, 16, clean ? '#f4b63f' : '#a08e5e')}
    ${sofa(clean)}${lamp(clean)}
    ${path('M300 500 H900 L1010 720 H190 Z', clean ? '#f6efe2' : '#9a8f78')}${path('M326 512 H874 L968 704 H232 Z', 'none', `stroke="${clean ? '#2c4fa2' : '#6a6862'}" stroke-width="10"`)}
    ${path('M400 546 H800 L862 672 H338 Z', 'none', `stroke="${clean ? '#f4b63f' : '#857a5c'}" stroke-width="6"`)}
    ${
      clean
        ? `${glint(430, 560, 26)}${glint(812, 690, 30)}${glint(1040, 560, 20)}`
        : `${stains({ x: 60, y: 460, width: 1080, height: 310 }, 26, ['#3b2d18', '#4d3b20', '#2f2a22'], [16, 60], 21)}
           ${stain(520, 620, 110, '#5a1f22', 0.75)}${stain(560, 640, 50, '#42161a', 0.6)}${stain(830, 560, 80, '#3a2a12', 0.7)}
           ${footprint(150, 560, 20)}${footprint(240, 640, 34)}${footprint(300, 560, 26)}${footprint(1000, 640, -24)}${footprint(940, 730, -30)}${stain(760, 300, 50, '#2f2a22', 0.45)}`
    }`;
}
