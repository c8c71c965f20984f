import { findProgram } from '../machine/programs.mjs';

/** Debian's Chromium without window drawing, which takes 40 % less processor time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
export const CHROMIUM = 'chromium';
/** Address of map tiles in a stack under test. There is no such host: tests answer the requests. */
export const MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png';

/** Path of the browser for the journeys. */
export const getBrowserProgram = () =>
  process.env.CHROMIUM ?? findProgram(HEADLESS_SHELL) ?? findProgram(CHROMIUM) ?? '/usr/bin/chromium';
