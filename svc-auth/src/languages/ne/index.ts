// Nepali — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';
import * as mails from './mails.js';
import * as notices from './notices.js';

export const catalogue: Catalogue = { ...mails, ...notices };
