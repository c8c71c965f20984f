import { describePapers } from '../testing/client-papers.js';

describePapers(1, 30);
