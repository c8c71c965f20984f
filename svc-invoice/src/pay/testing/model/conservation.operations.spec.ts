import { describeConservation } from './conservation.js';

jest.setTimeout(300_000);

describeConservation(10_000);
