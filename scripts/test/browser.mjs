import { findProgram } from '../machine/programs.mjs';

/** Debian's Chromium without the parts that draw a window: the same pages in 40 % less processor time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
export const CHROMIUM = 'chromium';
/** Of a stack under test. There is no such host: tests answer the tiles themselves. */
export const MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png';

/** Path of the browser that the journeys run in. */
export const getBrowserProgram = () =>
  process.env.CHROMIUM ?? findProgram(HEADLESS_SHELL) ?? findProgram(CHROMIUM) ?? '/usr/bin/chromium';
