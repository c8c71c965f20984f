import { describeConservation } from '../testing/conservation.js';

// Thousands: conservation.operations.spec.ts.
describeConservation(400);
