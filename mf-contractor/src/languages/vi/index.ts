// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';
import * as account from './account';
import * as details from './details';
import * as documents from './documents';
import * as frame from './frame';
import * as notices from './notices';
import * as payments from './payments';
import * as refusals from './refusals';
import * as work from './work';

export const catalogue: Catalogue = {
  ...account,
  ...details,
  ...documents,
  ...frame,
  ...notices,
  ...payments,
  ...refusals,
  ...work,
};
