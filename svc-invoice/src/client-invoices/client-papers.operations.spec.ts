import { describePapers } from '../testing/client-papers.js';

describePapers(200);
