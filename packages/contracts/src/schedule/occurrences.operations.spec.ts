import { describeRules } from './testing/rules.js';

describeRules(150);
