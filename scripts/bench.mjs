import { startFigures } from './bench/start-figures.mjs';

// Figures stand beside their goals and are never an error: they say something about the machine too.
await startFigures();
