import { carpet } from './carpet.js';
import { type Look, picture } from './drawing.js';
import { kitchen } from './kitchen.js';
import { office } from './office.js';
import { windows } from './windows.js';

const PIXELS = { width: 1200, height: 800 };
const WHOLE = '0 0 1200 800';

export interface Scene {
  readonly catergory: string;
  /** SVG pictures, one for each view of the place. */
  draw(look: Look): string[];
}

const scene = (catergory: string, place: (look: Look) => string, closeUps: readonly string[]): Scene => ({
  catergory,
  draw: (look) => [WHOLE, ...closeUps].map((view) => picture(place(look), look, view, PIXELS)),
});

/** Places that the demo company has cleaned; the last one is the newest. */
export const SCENES: readonly Scene[] = [
  scene('Staff kitchen, Norwood', kitchen, ['420 200 600 400', '0 300 600 400']),
  scene('Shop front windows, Glenelg', windows, ['380 30 600 400']),
  scene('Carpet and lounge, Unley', carpet, ['180 380 600 400', '600 380 600 400']),
  scene('Open-plan office, King William Street', office, ['420 260 660 440']),
];
