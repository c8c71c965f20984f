import { describeTables } from '../testing/paper-tables.js';

describeTables([[200, 6]], 2_500);
